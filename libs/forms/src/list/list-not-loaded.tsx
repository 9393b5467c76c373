import { ErrorState } from '@evergift/ui/error-state';

interface ListNotLoadedProperties {
  /** What is in the list: 'people', 'gift items'. */
  items: string;
}

/** In place of a list whose content is not known yet: neither from the server nor from this device. */
export function ListNotLoaded({ items }: ListNotLoadedProperties) {
  return (
    <ErrorState
      title={`Your ${items} could not be loaded`}
      message="They appear here by themselves as soon as the connection is back."
    />
  );
}
