import { useObservable } from '@evergift/data/react';
import { lazy, Suspense } from 'react';
import { useRemotes } from '../remotes/remotes-context.tsx';

const PreviewMessage = lazy(() =>
  import('./preview-message.tsx').then((module) => ({ default: module.PreviewMessage })),
);

/** The place of what is said about a build that this tab tries; nothing is there while it tries none. */
export function PreviewNotice() {
  const { preview } = useRemotes();
  const state = useObservable(preview.state$, preview.state());
  if (state.status === 'none') return null;
  return (
    <Suspense>
      <PreviewMessage state={state} />
    </Suspense>
  );
}
