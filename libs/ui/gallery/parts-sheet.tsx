import { Avatar, AvatarStack } from '@evergift/ui/avatar';
import { Badge } from '@evergift/ui/badge';
import { Button } from '@evergift/ui/button';
import { Card } from '@evergift/ui/card';
import { CountdownBadge } from '@evergift/ui/countdown-badge';
import { IconButton } from '@evergift/ui/icon-button';
import { CardGrid, Cluster, Stack } from '@evergift/ui/layout';
import { Link } from '@evergift/ui/link';
import { Menu } from '@evergift/ui/menu';
import { PageHeader } from '@evergift/ui/page-header';
import { Progress } from '@evergift/ui/progress';
import { Spinner } from '@evergift/ui/spinner';
import { Tabs } from '@evergift/ui/tabs';
import type { ToastStore, ToastType } from '@evergift/ui/toast-store';
import { Ellipsis, ExternalLink, Lightbulb, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { people } from './samples.ts';

const TYPES: readonly ToastType[] = ['info', 'success', 'warning', 'error'];

export function PartsSheet({ toasts }: { toasts: ToastStore }) {
  const [tab, setTab] = useState('ideas');
  return (
    <>
      <PageHeader
        title="Grandma Jo"
        detail="(grandmother)"
        media={<Avatar name="Grandma Jo" seed="p6" size="huge" />}
        paperSeed="p6"
        back={{ href: '#', label: 'People' }}
        actions={
          <>
            <Button variant="danger" icon={<Trash2 size={18} />}>
              Delete
            </Button>
            <Button icon={<Pencil size={18} />}>Edit</Button>
          </>
        }
      />
      <CardGrid columnWidth="22rem">
        <Card title="Buttons">
          <Cluster>
            <Button variant="primary">Add Gift</Button>
            <Button>Create Event</Button>
            <Button variant="quiet">Cancel</Button>
            <Button variant="danger">Delete</Button>
          </Cluster>
          <Cluster>
            <Button variant="primary" isPending>
              Saving
            </Button>
            <Button variant="primary" isDisabled>
              Add Gift
            </Button>
            <Button isDisabled>Edit</Button>
            <Button variant="primary" size="large" icon={<Plus size={20} />}>
              Try Evergift Free
            </Button>
          </Cluster>
          <Cluster>
            <IconButton label="Edit" icon={<Pencil size={18} />} />
            <IconButton label="Delete" icon={<Trash2 size={18} />} variant="danger" />
            <IconButton label="Add" icon={<Plus size={18} />} variant="primary" />
            <Menu
              label="More for Grandma Jo"
              trigger={<IconButton label="More" icon={<Ellipsis size={18} />} />}
              actions={[
                { id: 'edit', label: 'Edit', icon: <Pencil size={18} /> },
                { id: 'delete', label: 'Delete', icon: <Trash2 size={18} />, tone: 'danger' },
              ]}
            />
            <Spinner label="Loading" />
          </Cluster>
          <p>
            A sentence with <Link href="#">a link in it</Link> and{' '}
            <Link href="https://example.com" target="_blank">
              one outside{' '}
              <ExternalLink
                size={14}
                style={{ display: 'inline' }}
                aria-label="opens in a new tab"
              />
            </Link>
            .
          </p>
        </Card>
        <Card title="Tags and badges">
          <Cluster>
            <CountdownBadge days={0} urgency="urgent" />
            <CountdownBadge days={1} urgency="urgent" />
            <CountdownBadge days={14} urgency="warning" />
            <CountdownBadge days={120} urgency="good" form="away" />
            <CountdownBadge days={-3} urgency="none" />
            <CountdownBadge days={null} urgency="none" />
          </Cluster>
          <Cluster>
            <Badge>Sister</Badge>
            <Badge tone="accent" icon={<Lightbulb size={14} />}>
              Idea
            </Badge>
            <Badge tone="positive">Purchased</Badge>
            <Badge tone="warning">Pending</Badge>
            <Badge tone="urgent">Event Not Found</Badge>
            <Badge tone="info">birthday</Badge>
          </Cluster>
          <Progress label="Budget" value={0} max={20000} valueText="$0.00 / $200.00" />
          <Progress label="Budget" value={7000} max={20000} valueText="$70.00 / $200.00" />
          <Progress label="Budget" value={20000} max={20000} valueText="$200.00 / $200.00" />
          <Progress label="Budget" value={26000} max={20000} valueText="$260.00 / $200.00" />
        </Card>
        <Card title="Papers">
          <Cluster>
            {people.map((person) => (
              <Avatar key={person.id} name={person.name} seed={person.id} size="large" />
            ))}
          </Cluster>
          <Cluster>
            {'abcdefghijklmnopqrstuvwx'.split('').map((letter) => (
              <Avatar key={letter} name={letter} />
            ))}
          </Cluster>
          <AvatarStack people={people} />
        </Card>
        <Card title="Tabs and toasts">
          <Tabs
            label="Gifts"
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'ideas', label: 'Ideas', content: <p>Seven ideas.</p> },
              { id: 'bought', label: 'Bought', content: <p>Two bought.</p> },
            ]}
          />
          <Cluster>
            {TYPES.map((type) => (
              <Button
                key={type}
                size="small"
                onPress={() =>
                  toasts.show({
                    type,
                    title: type === 'info' ? undefined : 'Successfully Deleted',
                    message: 'You have successfully deleted a very fine pair of walking socks.',
                    duration: 0,
                    action: type === 'success' ? { label: 'Undo', onAction: () => {} } : undefined,
                  })
                }
              >
                {type}
              </Button>
            ))}
          </Cluster>
        </Card>
        <Card tone="accent" title="On the ribbon">
          <Stack gap="tight">
            <p>The one that matters most.</p>
          </Stack>
        </Card>
        <Card tone="sunken" title="An aside">
          <p>Quieter than the rest.</p>
        </Card>
      </CardGrid>
    </>
  );
}
