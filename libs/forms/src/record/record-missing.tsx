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

/** In place of a record that is not there, with a way back to its list. */
export function RecordMissing({ kind, pronoun, list, isCertain }: RecordMissingProperties) {
  const back = <ButtonLink href={list.href}>Back to {list.label}</ButtonLink>;
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
