import { ButtonLink } from '@evergift/ui/button-link';
import { EmptyState } from '@evergift/ui/empty-state';
import { ErrorState } from '@evergift/ui/error-state';
import { Page } from '@evergift/ui/page';

interface EventMissingProperties {
  /** The server said so, now or when this device was last in step; else nobody knows. */
  isCertain: boolean;
}

/** In place of an event that is not there, with a way back. */
export function EventMissing({ isCertain }: EventMissingProperties) {
  const back = <ButtonLink href="/events">Back to Events</ButtonLink>;
  return (
    <Page>
      {isCertain ? (
        <EmptyState
          isPage
          title="Event not found"
          message="It may have been deleted, perhaps on another device."
          action={back}
        />
      ) : (
        <ErrorState
          isPage
          title="This event could not be loaded"
          message="The page appears by itself as soon as the connection is back."
          action={back}
        />
      )}
    </Page>
  );
}
