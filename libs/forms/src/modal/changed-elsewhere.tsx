import { text } from '@evergift/language';
import { FormNotice } from '@evergift/ui/form-notice';
import type { LiveConflict } from './use-live-form.ts';

interface ChangedElsewhereProperties {
  /** What is being edited: 'person', 'event', 'gift'. */
  what: string;
  conflict: LiveConflict | undefined;
}

/** Says that what is being edited was changed elsewhere, and lets one choose. */
export function ChangedElsewhere({ what, conflict }: ChangedElsewhereProperties) {
  const actions = conflict && [
    { label: text('Use the other change'), onPress: conflict.takeTheirs },
    { label: text('Keep mine'), onPress: conflict.keepMine },
  ];
  return (
    <FormNotice tone="warning" isLive actions={actions ?? []}>
      {conflict &&
        text(
          '{what, select, person {This person was changed on another device while you were typing.} event {This event was changed on another device while you were typing.} other {This gift was changed on another device while you were typing.}} What you typed is still here.',
          { what },
        )}
    </FormNotice>
  );
}
