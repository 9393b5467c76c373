import { homePath, rememberReturnPath, signInPath } from '@evergift/contract';
import { useAuth, useData, useObservable } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Link as RouterLink, useLocation, useNavigate } from '@evergift/router';
import { Button } from '@evergift/ui/button';
import { ButtonLink } from '@evergift/ui/button-link';
import { useEffect, type ReactNode } from 'react';
import { authModePath } from '../auth-page/auth-mode.ts';
import formStyles from '../auth-page/auth-form.module.css';
import { AuthFrame, AuthLoading } from '../auth-page/auth-page.tsx';
import { LanguageChoice } from '../auth-page/language-choice.tsx';
import { readFragment, type InvitationKey } from './invitation-link.ts';
import styles from './join.module.css';
import { JoinForm } from './join-form.tsx';
import { InvitedBy } from './invited-by.tsx';
import { useInvitation } from './use-invitation.ts';

/** `/join`: says who invites to which planner, and lets in with one press. */
export function JoinPage() {
  const { user, loading } = useAuth();
  const { hash } = useLocation();
  const key = readFragment(hash);
  return (
    <AuthFrame title={text('Plan together')} end={!user && <LanguageChoice />}>
      {loading ? (
        <AuthLoading />
      ) : !key ? (
        <Words title={text('This link is not whole')}>
          {text('A part of it was lost on the way. Ask for it again, and open all of it.')}
        </Words>
      ) : key.ownerUid === user?.uid ? (
        <Words title={text('This invitation is yours to give')} action={<ToDashboard />}>
          {text(
            'Send the link to the one person who is to plan with you. It is good for seven days.',
          )}
        </Words>
      ) : (
        <Invited key={hash} invitationKey={key} isSignedIn={user !== null} />
      )}
    </AuthFrame>
  );
}

interface WordsProperties {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

/** A page of a few words, and what can be done. */
function Words({ title, children, action }: WordsProperties) {
  return (
    <>
      <header className={formStyles.header}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={formStyles.lead}>{children}</p>
      </header>
      {action && <div className={styles.actions}>{action}</div>}
    </>
  );
}

const ToDashboard = () => <ButtonLink href={homePath}>{text('To your dashboard')}</ButtonLink>;

/** What brings back to this invitation after signing in. */
function useReturnHere() {
  const { pathname, hash } = useLocation();
  return rememberReturnPath(pathname + hash);
}

const SignIn = () => (
  <RouterLink className={formStyles['modeLink'] as string} to={signInPath} state={useReturnHere()}>
    {text('Sign in')}
  </RouterLink>
);

interface SignInFirstProperties {
  /** Who invites. */
  from: string;
}

/** For somebody who is not signed in: who invites, what both will see, and the ways in. */
function SignInFirst({ from }: SignInFirstProperties) {
  const navigate = useNavigate();
  const state = useReturnHere();
  return (
    <>
      <InvitedBy from={from} />
      <Button
        variant="primary"
        size="large"
        isWide
        onPress={() => void navigate(authModePath('signup'), { state })}
      >
        {text('Create an account')}
      </Button>
      <footer className={formStyles.footer}>
        {text('Already have one?')} <SignIn />
      </footer>
    </>
  );
}

interface InvitedProperties {
  invitationKey: InvitationKey;
  isSignedIn: boolean;
}

/** Reads the invitation. */
function Invited({ invitationKey, isSignedIn }: InvitedProperties) {
  const data = useData();
  const { ownerUid } = invitationKey;
  const view = useInvitation(invitationKey);
  const { others = [] } = useObservable(data.planner$, undefined) ?? {};
  const membership = others.find((other) => other.ownerUid === ownerUid);
  const isOffline = useObservable(data.connection$, 'online') === 'waiting';
  const { status, read } = view;

  useEffect(() => {
    if (status === 'offline' && !isOffline) read();
    // Once for each time that the network returns.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOffline]);

  if (membership) return <Member ownerUid={ownerUid} name={membership.name} />;
  const retry = <Button onPress={read}>{text('Retry')}</Button>;
  switch (view.status) {
    case 'loading':
      return <AuthLoading />;
    case 'offline':
      return (
        <Words title={text('You are offline')} action={retry}>
          {text('Joining needs the network. Your invitation waits for you.')}
        </Words>
      );
    case 'used':
      return (
        <Words
          title={text('This invitation is not good any more')}
          action={isSignedIn ? <ToDashboard /> : <SignIn />}
        >
          {text(
            'It was used already, taken back, or is older than seven days. Ask for another one.',
          )}
        </Words>
      );
    case 'failed':
      return (
        <Words title={text('Your invitation could not be read')} action={retry}>
          {view.message}
        </Words>
      );
    default:
      if (!isSignedIn) return <SignInFirst from={view.invitation.from} />;
      return <JoinForm {...{ ownerUid }} invitation={view.invitation} onUsed={view.read} />;
  }
}

/** For somebody who plans there already. */
function Member({ ownerUid, name }: { ownerUid: string; name: string }) {
  const data = useData();
  const navigate = useNavigate();
  const open = async () => {
    await data.openPlanner(ownerUid);
    await navigate(homePath, { replace: true });
  };
  return (
    <Words
      title={text('You plan with {name} already', { name })}
      action={
        <Button variant="primary" onPress={() => void open()}>
          {text('Open {name}’s planner', { name })}
        </Button>
      }
    >
      {text('This link is for somebody else. It is not used up.')}
    </Words>
  );
}
