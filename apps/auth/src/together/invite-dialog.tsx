import type { Planner, User } from '@evergift/data';
import { useData, useObservable, useQuery } from '@evergift/data/react';
import { personOptions } from '@evergift/forms';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { Card } from '@evergift/ui/card';
import { ComboBox } from '@evergift/ui/combo-box';
import { Dialog } from '@evergift/ui/dialog';
import { TextField } from '@evergift/ui/text-field';
import { Copy, Share } from 'lucide-react';
import { useState } from 'react';
import { invitationLink } from './invitation-link.ts';
import { mostMembers } from './together-notices.ts';
import styles from './together.module.css';
import { useCopy } from './use-copy.ts';
import { useSharingStep } from './use-sharing.ts';

interface InviteDialogProperties {
  user: User;
  planner: Planner;
  onClose: () => void;
}

/** The invitation as it is handed over. */
interface Made {
  readonly from: string;
  readonly personId: string;
  readonly link: string;
}

/** Makes the link that lets one person in. */
export function InviteDialog(properties: InviteDialogProperties) {
  const { planner, onClose } = properties;
  const [made, setMade] = useState<Made>();
  const members = Math.max(planner.members.length - 1, 0);
  if (made) return <HandOver made={made} onClose={onClose} />;
  if (members + planner.invitations.length >= mostMembers) return <NoPlaceLeft onClose={onClose} />;
  return <MakeInvitation {...properties} onMade={setMade} />;
}

function NoPlaceLeft({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      size="small"
      title={text('No place left')}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{text('Close')}</Button>}
    >
      <p>
        {text(
          'Four people can plan with you, and open invitations count. Revoke one, or remove somebody, to invite somebody else.',
        )}
      </p>
    </Dialog>
  );
}

interface MakeInvitationProperties extends InviteDialogProperties {
  onMade: (made: Made) => void;
}

function MakeInvitation({ user, planner, onClose, onMade }: MakeInvitationProperties) {
  const data = useData();
  const people = useQuery(data.peopleRows$).data;
  const isOffline = useObservable(data.connection$, 'online') === 'waiting';
  const [personId, setPersonId] = useState<string | null>(null);
  const [name, setName] = useState(user.displayName);
  const [isPending, take] = useSharingStep();
  const taken = planner.members.map((member) => member.personId);
  const from = name.trim();

  const make = () => {
    if (from === '') return;
    take(
      (sharing) => sharing.invite(from, personId ?? ''),
      ({ token }) => {
        // A failure costs nothing: the next invitation asks again.
        if (user.displayName === '') void data.session.updateDisplayName(from);
        const link = invitationLink({ ownerUid: user.uid, token });
        onMade({ from, personId: personId ?? '', link });
      },
    );
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={text('Invite somebody')}
      isDismissable={!isPending}
      onOpenChange={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
      footer={
        <>
          <Button variant="quiet" isDisabled={isPending} onPress={onClose}>
            {text('Cancel')}
          </Button>
          <Button type="submit" variant="primary" isDisabled={from === ''} isPending={isPending}>
            {text('Make the link')}
          </Button>
        </>
      }
    >
      {isOffline && (
        <p role="status" className={styles.trouble}>
          {text('You are offline. Making a link needs the network.')}
        </p>
      )}
      {user.displayName === '' && (
        <TextField
          label={text('Your name')}
          description={text('As they read it on the invitation.')}
          autoComplete="given-name"
          maxLength={100}
          isRequired
          autoFocus
          value={name}
          onChange={setName}
        />
      )}
      <ComboBox
        label={text('Who is it?')}
        description={text('What you note for them stays a surprise: they never see it.')}
        placeholder={text('One of your people')}
        emptyText={text('Nobody of your people')}
        isOptional
        options={personOptions(people).filter(({ id }) => !taken.includes(id))}
        value={personId}
        onChange={setPersonId}
      />
    </Dialog>
  );
}

function HandOver({ made, onClose }: { made: Made; onClose: () => void }) {
  const people = useQuery(useData().peopleRows$).data;
  const copy = useCopy();
  const guest = people.find(({ id }) => id === made.personId);
  const words = text('{name} invites you to plan gifts together.', { name: made.from });
  // Closing the sheet of the device is no failure.
  const share = () => void navigator.share({ text: words, url: made.link }).catch(() => undefined);
  return (
    <Dialog
      isOpen
      size="small"
      title={text('Your invitation')}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{text('Done')}</Button>}
    >
      <Card
        paperSeeds={[made.personId || made.link]}
        headingLevel={3}
        title={
          <bdi>{guest ? text('For {name}', { name: guest.label }) : text('For somebody dear')}</bdi>
        }
      >
        <p>{words}</p>
        <p className={styles.link}>{made.link}</p>
      </Card>
      <div className={styles.handOver}>
        <Button
          variant="primary"
          isWide
          icon={<Copy size={18} aria-hidden />}
          onPress={() => copy(made.link)}
        >
          {text('Copy link')}
        </Button>
        {'share' in navigator && (
          <Button isWide icon={<Share size={18} aria-hidden />} onPress={share}>
            {text('Share')}
          </Button>
        )}
      </div>
      <p className={styles.detail}>
        {text('Good for one person and seven days. Give it to nobody else.')}
      </p>
    </Dialog>
  );
}
