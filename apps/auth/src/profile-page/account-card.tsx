import { formatMoment, type User } from '@evergift/data';
import { text } from '@evergift/language';
import { Badge } from '@evergift/ui/badge';
import { Card } from '@evergift/ui/card';
import { BadgeCheck, MailWarning } from 'lucide-react';
import styles from './profile.module.css';
import { DisplayNameForm } from './display-name-form.tsx';
import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';
import {
  verificationFailureNotice,
  verificationSentNotice,
} from '../account/verification-notices.ts';
import { usePending } from '../account/use-pending.ts';

/** Sends the verification email again; only for addresses that are not verified. */
function VerifyEmail({ email }: { email: string }) {
  const { session } = useData();
  const { notify } = useHost();
  const [isPending, run] = usePending();

  const send = async () => {
    const result = await session.sendVerificationEmail();
    notify(result.ok ? verificationSentNotice(email) : verificationFailureNotice(result.failure));
  };
  return (
    <Button size="small" isPending={isPending} onPress={() => run(send)}>
      {text('Verify Email')}
    </Button>
  );
}

/** Email, display name, creation time and verified status, with 'Verify Email'. */
export function AccountCard({ user }: { user: User }) {
  return (
    <Card as="section" title={text('Account')}>
      <dl className={styles.facts}>
        <div>
          <dt>{text('Email')}</dt>
          <dd className={styles.email}>
            <bdi>{user.email}</bdi>
            {user.emailVerified ? (
              <Badge tone="positive" icon={<BadgeCheck size={14} aria-hidden />}>
                {text('Verified')}
              </Badge>
            ) : (
              <Badge tone="warning" icon={<MailWarning size={14} aria-hidden />}>
                {text('Not verified')}
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
          <dt>{text('Account created')}</dt>
          <dd>
            <time dateTime={new Date(user.createdAt).toISOString()}>
              {formatMoment(user.createdAt, { dateStyle: 'long', timeStyle: 'short' })}
            </time>
          </dd>
        </div>
      </dl>
      <DisplayNameForm displayName={user.displayName} />
    </Card>
  );
}
