import { text } from '@evergift/language';
import { ErrorState } from '@evergift/ui/error-state';

interface ListNotLoadedProperties {
  /** What is in the list. */
  items: 'people' | 'events' | 'gift items';
}

/** In place of a list whose content is not known yet: neither from the server nor from this device. */
export function ListNotLoaded({ items }: ListNotLoadedProperties) {
  return (
    <ErrorState
      title={text(
        '{items, select, people {Your people could not be loaded} events {Your events could not be loaded} other {Your gift items could not be loaded}}',
        { items },
      )}
      message={text('They appear here by themselves as soon as the connection is back.')}
    />
  );
}
