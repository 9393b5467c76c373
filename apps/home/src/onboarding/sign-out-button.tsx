import { useHost } from '@evergift/contract';
import { Button } from '@evergift/ui/button';

/** Signs out of the onboarding, where there is no way to the profile. */
export function SignOutButton() {
  const { signOut } = useHost();
  return (
    <Button variant="quiet" onPress={() => void signOut()}>
      Sign Out
    </Button>
  );
}
