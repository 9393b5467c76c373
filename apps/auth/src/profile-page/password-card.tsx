import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { Card } from '@evergift/ui/card';
import { ChangePasswordForm } from './change-password-form.tsx';
import { profileNotices } from './profile-notices.ts';
import styles from './profile.module.css';
import { usePending } from '../account/use-pending.ts';

/** Changing the password here, or by an email when it is forgotten. */
export function PasswordCard({ email }: { email: string }) {
  const { session } = useData();
  const { notify } = useHost();
  const [isPending, run] = usePending();

  const sendReset = async () => {
    const result = await session.sendPasswordReset();
    notify(
      result.ok ? profileNotices.resetSent(email) : profileNotices.resetFailed(result.failure),
    );
  };
  return (
    <Card as="section" title={text('Password')}>
      <ChangePasswordForm email={email} />
      <div className={styles.row}>
        <p className={styles.note}>
          {text('Forgot it? We can email you a link to choose a new one.')}
        </p>
        <Button size="small" isPending={isPending} onPress={() => run(sendReset)}>
          {text('Reset Password')}
        </Button>
      </div>
    </Card>
  );
}
