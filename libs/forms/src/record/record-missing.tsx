import { planningAlone } from '@evergift/data';
import { useAuth, useData, useObservable } from '@evergift/data/react';
import { text } from '@evergift/language';
import { useNavigate } from '@evergift/router';
import { Button } from '@evergift/ui/button';
import { ButtonLink } from '@evergift/ui/button-link';
import { EmptyState } from '@evergift/ui/empty-state';
import { ErrorState } from '@evergift/ui/error-state';
import { Page } from '@evergift/ui/page';

interface RecordMissingProperties {
  /** What is missing. */
  kind: 'Person' | 'Event';
  /** The list that it was in. */
  listHref: string;
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
      {other.name
        ? text('Look in {name}’s planner', { name: other.name })
        : text('Look in your planner')}
    </Button>
  ));
}

/** In place of a record that is not there, with a way back to its list. */
export function RecordMissing({ kind, listHref, isCertain }: RecordMissingProperties) {
  const back = (
    <>
      <ButtonLink href={listHref}>
        {text('{kind, select, Person {Back to People} other {Back to Events}}', { kind })}
      </ButtonLink>
      <OtherPlanners />
    </>
  );
  return (
    <Page>
      {isCertain ? (
        <EmptyState
          isPage
          title={text('{kind, select, Person {Person not found} other {Event not found}}', {
            kind,
          })}
          message={text(
            '{kind, select, Person {They may have been deleted, perhaps on another device.} other {It may have been deleted, perhaps on another device.}}',
            { kind },
          )}
          action={back}
        />
      ) : (
        <ErrorState
          isPage
          title={text(
            '{kind, select, Person {This person could not be loaded} other {This event could not be loaded}}',
            { kind },
          )}
          message={text('The page appears by itself as soon as the connection is back.')}
          action={back}
        />
      )}
    </Page>
  );
}
