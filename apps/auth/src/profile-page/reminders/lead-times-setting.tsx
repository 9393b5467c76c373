import { useHost } from '@evergift/contract';
import { leadTimeText, limits, settingsLabels } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { LeadTimesField } from '@evergift/ui/lead-times-field';
import { profileNotices } from '../profile-notices.ts';

/** How long before an event to remind, kept in the settings document. */
export function LeadTimesSetting() {
  const { settings$, commands } = useData();
  const settings = useQuery(settings$);
  const { notify } = useHost();

  const choose = async (days: readonly number[]) => {
    const outcome = commands.setRemindDays(days);
    const applied = await outcome.applied;
    const error = applied.ok ? await outcome.confirmed : applied.error;
    if (error) notify(profileNotices.remindersFailed(error));
  };
  return (
    <LeadTimesField
      label={settingsLabels.remindDays}
      value={settings.data.remindDays}
      onChange={(days) => void choose(days)}
      format={leadTimeText}
      most={limits.reminders}
      longest={limits.reminderDays}
      isDisabled={settings.status === 'loading'}
    />
  );
}
