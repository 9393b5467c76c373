import { useAuth } from '@evergift/data/react';
import { Avatar } from '@evergift/ui/avatar';
import { Link } from '@evergift/ui/link';
import { Page } from '@evergift/ui/page';
import { PageHeader } from '@evergift/ui/page-header';
import { AccountCard } from './account-card.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { CaptureCard } from './capture-card.tsx';
import { DataCard } from './data-card.tsx';
import { PasswordCard } from './password-card.tsx';
import styles from './profile.module.css';
import { ReminderCards } from './reminders/reminder-cards.tsx';
import { SignOut } from './sign-out.tsx';
import type { User } from '@evergift/data';
import { Button } from '@evergift/ui/button';
import { Card } from '@evergift/ui/card';
import { useState } from 'react';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { Skeleton } from '@evergift/ui/skeleton';
import { VisuallyHidden } from '@evergift/ui/visually-hidden';

/** Keeps the page's place until the account is known. */
function ProfileSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
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
    <Card as="section" title="Delete account">
      <div className={styles.row}>
        <p className={styles.note}>
          Removes your account with all people, events and gift items. This cannot be undone.
        </p>
        <Button size="small" variant="danger" onPress={() => setAsking(true)}>
          Delete account…
        </Button>
      </div>
      {isAsking && <DeleteAccountDialog user={user} onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** `/profile`: the account, how the application looks, and what is kept here. */
export function ProfilePage() {
  const { user } = useAuth();
  return (
    <Page width="narrow">
      {user ? (
        <>
          <PageHeader
            title="Profile"
            media={<Avatar name={user.displayName || user.email} seed={user.uid} size="large" />}
            actions={<SignOut />}
          />
          <AccountCard user={user} />
          <AppearanceCard />
          <ReminderCards />
          <PasswordCard email={user.email} />
          <CaptureCard />
          <DataCard user={user} />
          <DeleteAccountCard user={user} />
          <p className={styles.about}>
            <Link href="/about">About Evergift: versions and status</Link>
          </p>
        </>
      ) : (
        <ProfileSkeleton />
      )}
    </Page>
  );
}
