import { useAuth } from '@evergift/data/react';
import { Avatar } from '@evergift/ui/avatar';
import { Link } from '@evergift/ui/link';
import { Page } from '@evergift/ui/page';
import { PageHeader } from '@evergift/ui/page-header';
import { AccountCard } from './account-card.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { CaptureCard } from './capture-card.tsx';
import { DataCard } from './data-card.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { PasswordCard } from './password-card.tsx';
import styles from './profile.module.css';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ReminderCards } from './reminders/reminder-cards.tsx';
import { SignOut } from './sign-out.tsx';

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
