import { ErrorState } from '@evergift/ui/error-state';

/** There is no answer yet about who there is: neither from the server nor from this device. */
export function PeopleNotLoaded() {
  return (
    <ErrorState
      title="Your people could not be loaded"
      message="They appear here by themselves as soon as the connection is back."
    />
  );
}
