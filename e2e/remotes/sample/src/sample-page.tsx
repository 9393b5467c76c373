import { useHost, usePageTitle } from '@evergift/contract';
import { useData, useQuery } from '@evergift/data/react';
import { Link } from '@evergift/router';
import { Button } from '@evergift/ui/button';
import { Page } from '@evergift/ui/page';
import { PageHeader } from '@evergift/ui/page-header';
import { useState } from 'react';

/** Uses each kind of what the shell shares: hooks, live data, links, components and the host. */
export function SamplePage() {
  const [count, setCount] = useState(0);
  const { data: people } = useQuery(useData().people$);
  const { notify, openModal } = useHost();
  usePageTitle('Sample');
  return (
    <Page>
      <PageHeader title="Sample" />
      <p>{people.length} people</p>
      <Button onPress={() => setCount(count + 1)}>Pressed {count} times</Button>
      <Button onPress={() => notify({ type: 'success', message: 'Sample says hello' })}>
        Notify
      </Button>
      <Button onPress={() => openModal('person.add', {})}>Open modal</Button>
      <Link to="/events">To the events</Link>
    </Page>
  );
}
