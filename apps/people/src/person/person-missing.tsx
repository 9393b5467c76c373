import { ButtonLink } from '@evergift/ui/button-link';
import { EmptyState } from '@evergift/ui/empty-state';
import { ErrorState } from '@evergift/ui/error-state';
import { Page } from '@evergift/ui/page';

interface PersonMissingProperties {
  /** The server said so, now or when this device was last in step; else nobody knows. */
  isCertain: boolean;
}

/** In place of a person who is not there, with a way back. */
export function PersonMissing({ isCertain }: PersonMissingProperties) {
  const back = <ButtonLink href="/people">Back to People</ButtonLink>;
  return (
    <Page>
      {isCertain ? (
        <EmptyState
          isPage
          title="Person not found"
          message="They may have been deleted, perhaps on another device."
          action={back}
        />
      ) : (
        <ErrorState
          isPage
          title="This person could not be loaded"
          message="The page appears by itself as soon as the connection is back."
          action={back}
        />
      )}
    </Page>
  );
}
