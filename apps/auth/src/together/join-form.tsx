import { Trouble } from '../auth-page/auth-page.tsx';
import { homePath, useHost } from '@evergift/contract';
import type { Invitation } from '@evergift/data';
import { useAuth, useData } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Link, useNavigate } from '@evergift/router';
import { Button } from '@evergift/ui/button';
import { TextField } from '@evergift/ui/text-field';
import { useState } from 'react';
import formStyles from '../auth-page/auth-form.module.css';
import { usePending } from '../account/use-pending.ts';
import { togetherNotices } from './together-notices.ts';
import { InvitedBy } from './invited-by.tsx';

interface JoinFormProperties {
  ownerUid: string;
  invitation: Invitation;
  /** Called when somebody else was faster. */
  onUsed: () => void;
}

/** Who invites, what both will see, and the press that joins. */
export function JoinForm({ ownerUid, invitation, onUsed }: JoinFormProperties) {
  const data = useData();
  const { user } = useAuth();
  const { notify } = useHost();
  const navigate = useNavigate();
  const [name, setName] = useState(user?.displayName ?? '');
  const [trouble, setTrouble] = useState<string>();
  const [isPending, run] = usePending();
  const { from, token } = invitation;
  const typed = name.trim();

  const join = async () => {
    const sharing = await data.openSharing().catch((error: unknown) => {
      notify(togetherNotices.notLoaded(error));
    });
    if (!sharing) return;
    const joined = await sharing.join(ownerUid, invitation, typed);
    if (joined.ok) {
      // A failure costs nothing: the name is asked for again.
      if (user?.displayName === '') void data.session.updateDisplayName(typed);
      notify(togetherNotices.joined(from));
      return navigate(homePath, { replace: true });
    }
    if (joined.error.kind !== 'not-found') return setTrouble(joined.error.message);
    const still = await sharing.readInvitation(ownerUid, token);
    if (!still.ok) return onUsed();
    setTrouble(
      text(
        '{name}’s planner did not let you in. Four people may plan there with {name}, so it may be full. Ask for another link.',
        { name: from },
      ),
    );
  };
  return (
    <>
      <InvitedBy from={from} />
      <form
        className={formStyles.form}
        aria-label={text('Join {name}’s planner', { name: from })}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTrouble(undefined);
          if (typed !== '') run(async () => join());
        }}
      >
        <TextField
          label={text('Your name')}
          description={text('As {name} reads it.', { name: from })}
          autoComplete="given-name"
          maxLength={100}
          isRequired
          enterKeyHint="go"
          value={name}
          onChange={setName}
        />
        {trouble !== undefined && <Trouble role="alert">{trouble}</Trouble>}
        <Button
          type="submit"
          variant="primary"
          size="large"
          isWide
          isDisabled={typed === ''}
          isPending={isPending}
        >
          {text('Join {name}’s planner', { name: from })}
        </Button>
      </form>
      <footer className={formStyles.footer}>
        {text('Signed in as {email}.', { email: user?.email ?? '' })}{' '}
        <Link className={formStyles['modeLink'] as string} to={homePath}>
          {text('Not now')}
        </Link>
      </footer>
    </>
  );
}
