import { useAuth, useData, useQuery } from '@evergift/data/react';
import { Avatar } from '@evergift/ui/avatar';
import { Link } from '@evergift/ui/link';
import { Page } from '@evergift/ui/page';
import { PageHeader } from '@evergift/ui/page-header';
import { AccountCard } from './account-card.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { FormatsCard } from './formats/formats-card.tsx';
import { DataCard } from './data-card.tsx';
import { PasswordCard } from './password-card.tsx';
import styles from './profile.module.css';
import type { User } from '@evergift/data';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { Card } from '@evergift/ui/card';
import { useState } from 'react';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { Skeleton } from '@evergift/ui/skeleton';
import { VisuallyHidden } from '@evergift/ui/visually-hidden';
import { useHost } from '@evergift/contract';
import { Bookmark, LogOut } from 'lucide-react';
import { usePending } from '../account/use-pending.ts';
import { CalendarCard } from './reminders/calendar-card.tsx';
import { useFeed, type FeedView } from './reminders/use-feed.ts';
import { DigestSetting } from './reminders/digest-setting.tsx';
import { LeadTimesSetting } from './reminders/lead-times-setting.tsx';
import { NotificationsSetting } from './reminders/notifications-setting.tsx';
import { TogetherCard } from '../together/together-card.tsx';

/** Keeps the page's place until the account is known. */
function ProfileSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{text('Loading...')}</VisuallyHidden>
      <Skeleton height="3.5rem" width="14rem" />
      <br />
      <Skeleton height="18rem" shape="card" />
    </div>
  );
}

/** The way out, for good. */
function DeleteAccountCard({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card as="section" title={text('Delete account')}>
      <div className={styles.row}>
        <p className={styles.note}>
          {text(
            'Removes your account with all people, events and gift items. This cannot be undone.',
          )}
        </p>
        <Button size="small" variant="danger" onPress={() => setAsking(true)}>
          {text('Delete account…')}
        </Button>
      </div>
      {isAsking && <DeleteAccountDialog user={user} onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** `/profile`: the account, how the application looks, and what is kept here. */
export function ProfilePage() {
  const { user } = useAuth();
  // Answers anew when the page writes dates and amounts in another way.
  useQuery(useData().settings$);
  return (
    <Page width="narrow">
      {user ? (
        <>
          <PageHeader
            title={text('Profile')}
            media={<Avatar name={user.displayName || user.email} seed={user.uid} size="large" />}
            actions={<SignOut />}
          />
          <AccountCard user={user} />
          <AppearanceCard />
          <FormatsCard />
          <TogetherCard user={user} />
          <ReminderCards />
          <PasswordCard email={user.email} />
          <CaptureCard />
          <DataCard user={user} />
          <DeleteAccountCard user={user} />
          <p className={styles.about}>
            <Link href="/about">{text('About Evergift: versions and status')}</Link>
          </p>
        </>
      ) : (
        <ProfileSkeleton />
      )}
    </Page>
  );
}

/** 'Sign Out'. The host asks before changes are lost. */
function SignOut() {
  const { signOut } = useHost();
  const [isPending, run] = usePending();
  return (
    <Button
      icon={<LogOut className={styles.wayOut} size={18} aria-hidden />}
      isPending={isPending}
      onPress={() => run(signOut)}
    >
      {text('Sign Out')}
    </Button>
  );
}

/** Leads to the bookmark button and to what else takes gifts from other pages and programs. */
function CaptureCard() {
  const { openModal, preloadModal } = useHost();
  return (
    <Card as="section" title={text('Add gifts from anywhere')}>
      <div className={styles.row}>
        <p className={styles.note}>
          {text(
            'A button for your bookmarks bar that keeps the page you are on, and sharing from a phone.',
          )}
        </p>
        <Button
          size="small"
          icon={<Bookmark size={16} aria-hidden />}
          onPress={() => openModal('gift.captureHelp', {})}
          onHoverStart={() => preloadModal('gift.captureHelp')}
        >
          {text('Show how')}
        </Button>
      </div>
    </Card>
  );
}

/** When to remind, whether this device notifies, and summaries by e-mail. */
function RemindersCard({ feed }: { feed: FeedView }) {
  return (
    <Card as="section" title={text('Reminders')}>
      <p className={styles.note}>
        {text(
          'When an event is near and somebody still has no present. Each event can have its own times.',
        )}
      </p>
      <LeadTimesSetting />
      <NotificationsSetting />
      <DigestSetting view={feed} />
    </Card>
  );
}

/** What reminds, and what calendars get. */
function ReminderCards() {
  const feed = useFeed();
  return (
    <>
      <RemindersCard feed={feed.view} />
      <CalendarCard feed={feed} />
    </>
  );
}
