import { Cluster } from '@evergift/ui/layout';
import { ContributedNavigation, useNavigation } from './contributed-navigation.tsx';

/** Pages of the apps that one opens now and then, below what comes up. */
export function MorePages() {
  if (useNavigation('dashboard').length === 0) return null;
  return (
    <nav aria-label="More pages">
      <Cluster>
        <ContributedNavigation where="dashboard" />
      </Cluster>
    </nav>
  );
}
