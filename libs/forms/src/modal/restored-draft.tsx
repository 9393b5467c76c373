import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { FormNotice } from '@evergift/ui/form-notice';
import { useRef } from 'react';
import type { Draft } from './use-draft.ts';

/**
 * Says that the form shows what was typed in it before, and lets one start afresh. That leaves the
 * focus here, before the fields, and not nowhere.
 */
export function RestoredDraft({ draft }: { draft: Draft }) {
  const region = useRef<HTMLDivElement>(null);
  const startAfresh = () => {
    region.current?.focus();
    draft.startAfresh();
  };
  return (
    <FormNotice
      region={region}
      actions={
        <Button size="small" onPress={startAfresh}>
          {text('Start afresh')}
        </Button>
      }
    >
      {draft.isRestored && text('What you typed last time is back.')}
    </FormNotice>
  );
}
