import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';
import {
  verificationFailureNotice,
  verificationSentNotice,
} from '../account/verification-notices.ts';
import { usePending } from './use-pending.ts';

/** Sends the verification email again; only for addresses that are not verified. */
export function VerifyEmail({ email }: { email: string }) {
  const { session } = useData();
  const { notify } = useHost();
  const [isPending, run] = usePending();

  const send = async () => {
    const result = await session.sendVerificationEmail();
    notify(result.ok ? verificationSentNotice(email) : verificationFailureNotice(result.failure));
  };
  return (
    <Button size="small" isPending={isPending} onPress={() => run(send)}>
      Verify Email
    </Button>
  );
}
