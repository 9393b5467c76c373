import { useHost } from '@evergift/contract';
import { togetherNotices } from './together-notices.ts';

/** Copies a link, and says how that went. */
export function useCopy(): (link: string) => void {
  const { notify } = useHost();
  return (link) => {
    // A page without https has no clipboard.
    const copied =
      navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => notify(togetherNotices.copied),
      () => notify(togetherNotices.copyRefused),
    );
  };
}
