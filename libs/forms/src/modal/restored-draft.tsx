import { text } from '@evergift/language';
import { FormNotice } from '@evergift/ui/form-notice';
import type { Draft } from './use-draft.ts';

/** Says that the form shows what was typed in it before, and lets one start afresh. */
export function RestoredDraft({ draft: { isRestored, startAfresh } }: { draft: Draft }) {
  return (
    <FormNotice actions={[{ label: text('Start afresh'), onPress: startAfresh }]}>
      {isRestored && text('What you typed last time is back.')}
    </FormNotice>
  );
}
