import { Button } from '@evergift/ui/button';
import { useSignOut } from '../../session/use-sign-out.ts';

/** Signs out of the onboarding, where there is no way to the profile. */
export function SignOutButton() {
  const signOut = useSignOut();
  return (
    <Button variant="quiet" onPress={() => void signOut()}>
      Sign Out
    </Button>
  );
}
