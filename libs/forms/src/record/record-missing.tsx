import { planningAlone } from '@evergift/data';
import { useAuth, useData, useObservable } from '@evergift/data/react';
import { useNavigate } from '@evergift/router';
import { Button } from '@evergift/ui/button';
import { ButtonLink } from '@evergift/ui/button-link';
import { EmptyState } from '@evergift/ui/empty-state';
import { ErrorState } from '@evergift/ui/error-state';
import { Page } from '@evergift/ui/page';

interface RecordMissingProperties {
  /** What is missing: 'Person', 'Event'. */
  kind: string;
  /** How a sentence about it begins. */
  pronoun: 'It' | 'They';
  /** The list that it was in. */
  list: { readonly href: string; readonly label: string };
  /** The server said so, now or when this device was last in step; else nobody knows. */
  isCertain: boolean;
}

/** The record may be in another planner of the user's: one press looks there. */
function OtherPlanners() {
  const data = useData();
  const navigate = useNavigate();
  const { isMine, others, ownerUid } = useObservable(data.planner$, planningAlone);
  const { user } = useAuth();
  const mine = isMine || !user ? [] : [{ ownerUid: user.uid, name: '' }];
  const there = others.filter((other) => other.ownerUid !== ownerUid);
  const look = async (other: string) => {
    const { pathname } = location;
    await data.openPlanner(other);
    void navigate(pathname);
  };
  return [...mine, ...there].map((other) => (
    <Button key={other.ownerUid} variant="quiet" onPress={() => void look(other.ownerUid)}>
      Look in {other.name ? `${other.name}’s` : 'your'} planner
    </Button>
  ));
}

/** In place of a record that is not there, with a way back to its list. */
export function RecordMissing({ kind, pronoun, list, isCertain }: RecordMissingProperties) {
  const back = (
    <>
      <ButtonLink href={list.href}>Back to {list.label}</ButtonLink>
      <OtherPlanners />
    </>
  );
  return (
    <Page>
      {isCertain ? (
        <EmptyState
          isPage
          title={`${kind} not found`}
          message={`${pronoun} may have been deleted, perhaps on another device.`}
          action={back}
        />
      ) : (
        <ErrorState
          isPage
          title={`This ${kind.toLowerCase()} could not be loaded`}
          message="The page appears by itself as soon as the connection is back."
          action={back}
        />
      )}
    </Page>
  );
}
