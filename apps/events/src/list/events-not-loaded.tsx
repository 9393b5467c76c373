import { ErrorState } from '@evergift/ui/error-state';

/** There is no answer yet about what events there are: neither from the server nor from this device. */
export function EventsNotLoaded() {
  return (
    <ErrorState
      title="Your events could not be loaded"
      message="They appear here by themselves as soon as the connection is back."
    />
  );
}
