import type { User } from '@evergift/data';
import { Badge } from '@evergift/ui/badge';
import { Card } from '@evergift/ui/card';
import { BadgeCheck, MailWarning } from 'lucide-react';
import styles from './profile.module.css';
import { DisplayNameForm } from './display-name-form.tsx';
import { formatCreationTime } from './creation-time.ts';
import { VerifyEmail } from './verify-email.tsx';

/** Email, display name, creation time and verified status, with 'Verify Email'. */
export function AccountCard({ user }: { user: User }) {
  return (
    <Card as="section" title="Account">
      <dl className={styles.facts}>
        <div>
          <dt>Email</dt>
          <dd className={styles.email}>
            <bdi>{user.email}</bdi>
            {user.emailVerified ? (
              <Badge tone="positive" icon={<BadgeCheck size={14} aria-hidden />}>
                Verified
              </Badge>
            ) : (
              <Badge tone="warning" icon={<MailWarning size={14} aria-hidden />}>
                Not verified
              </Badge>
            )}
          </dd>
          {!user.emailVerified && (
            <dd>
              <VerifyEmail email={user.email} />
            </dd>
          )}
        </div>
        <div>
          <dt>Account created</dt>
          <dd>
            <time dateTime={new Date(user.createdAt).toISOString()}>
              {formatCreationTime(user.createdAt)}
            </time>
          </dd>
        </div>
      </dl>
      <DisplayNameForm displayName={user.displayName} />
    </Card>
  );
}
