import { useHost } from '@evergift/contract';
import { text } from '@evergift/language';
import { useEffect, useState } from 'react';
import type { ChunkedResult } from '../run-in-chunks.ts';

type Undoing = 'no' | 'now' | 'done';

/** One Undo for all that an import wrote, and word of what the server refuses of either. */
export function useUndoImport(result: ChunkedResult | undefined) {
  const { notify } = useHost();
  const [undoing, setUndoing] = useState<Undoing>('no');

  useEffect(() => {
    void result?.outcome.confirmed.then((refused) => {
      if (!refused) return;
      const title = text('Import incomplete');
      const message = text(
        'The server refused a part of your import, so that part was taken back. Import the file again.',
      );
      notify({ type: 'error', title, message, error: refused });
    });
    // oxlint-disable-next-line react/exhaustive-deps -- notifies once for each result
  }, [result]);

  const undo = async () => {
    if (!result) return;
    setUndoing('now');
    const undone = result.outcome.undo();
    const applied = await undone.applied;
    if (!applied.ok) {
      const message = text('This could not be undone. Please try again.');
      notify({ type: 'error', message, error: applied.error });
    }
    setUndoing(applied.ok ? 'done' : 'no');
    const refused = await undone.confirmed;
    const message = text('The server refused to take a part of the import back.');
    if (refused) notify({ type: 'error', message, error: refused });
  };

  return { undoing, undo };
}
