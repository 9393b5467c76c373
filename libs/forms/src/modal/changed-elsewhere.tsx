import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { FormNotice } from '@evergift/ui/form-notice';
import { useRef } from 'react';
import type { LiveConflict } from './use-live-form.ts';

interface ChangedElsewhereProperties {
  /** What is being edited: 'person', 'event', 'gift'. */
  what: string;
  conflict: LiveConflict | undefined;
}

/**
 * Says that what is being edited was changed elsewhere, and lets one choose. The choice leaves
 * the focus here, before the fields: a dialog that lost it would give it to its close button.
 */
export function ChangedElsewhere({ what, conflict }: ChangedElsewhereProperties) {
  const region = useRef<HTMLDivElement>(null);
  const choose = (decide: (() => void) | undefined) => () => {
    region.current?.focus();
    decide?.();
  };
  return (
    <FormNotice
      tone="warning"
      region={region}
      isLive
      actions={
        <>
          <Button size="small" onPress={choose(conflict?.takeTheirs)}>
            {text('Use the other change')}
          </Button>
          <Button size="small" onPress={choose(conflict?.keepMine)}>
            {text('Keep mine')}
          </Button>
        </>
      }
    >
      {conflict &&
        text(
          '{what, select, person {This person was changed on another device while you were typing.} event {This event was changed on another device while you were typing.} other {This gift was changed on another device while you were typing.}} What you typed is still here.',
          { what },
        )}
    </FormNotice>
  );
}
