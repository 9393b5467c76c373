import { useHost } from '@evergift/contract';
import { Button } from '@evergift/ui/button';
import { LogOut } from 'lucide-react';
import { usePending } from './use-pending.ts';

/** 'Sign Out'. The host asks before changes are lost. */
export function SignOut() {
  const { signOut } = useHost();
  const [isPending, run] = usePending();
  return (
    <Button
      icon={<LogOut size={18} aria-hidden />}
      isPending={isPending}
      onPress={() => run(signOut)}
    >
      Sign Out
    </Button>
  );
}
