import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { FormNotice } from '@evergift/ui/form-notice';
import type { Draft } from './use-draft.ts';

/** Says that the form shows what was typed in it before, and lets one start afresh. */
export function RestoredDraft({ draft }: { draft: Draft }) {
  if (!draft.isRestored) return null;
  return (
    <FormNotice
      actions={
        <Button size="small" onPress={draft.startAfresh}>
          {text('Start afresh')}
        </Button>
      }
    >
      {text('What you typed last time is back.')}
    </FormNotice>
  );
}
