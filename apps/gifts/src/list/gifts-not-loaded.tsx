import { ErrorState } from '@evergift/ui/error-state';

/** There is no answer yet about what gifts there are: neither from the server nor from this device. */
export function GiftsNotLoaded() {
  return (
    <ErrorState
      title="Your gift items could not be loaded"
      message="They appear here by themselves as soon as the connection is back."
    />
  );
}
