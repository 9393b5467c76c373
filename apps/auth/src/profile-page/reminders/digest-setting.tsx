import { useHost } from '@evergift/contract';
import { settingsLabels, type Digest } from '@evergift/data';
import { useAuth, useData, useQuery } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { ToggleGroup } from '@evergift/ui/toggle-group';
import { profileNotices } from '../profile-notices.ts';
import styles from '../profile.module.css';
import type { FeedView } from './use-feed.ts';
import { useReminders } from './use-reminders.ts';

const choices: readonly { id: Digest; label: string }[] = [
  { id: 'off', label: text('Off') },
  { id: 'daily', label: text('Daily') },
  { id: 'weekly', label: text('Weekly') },
];

const times: Record<Digest, (zone: string) => string> = {
  off: () => text('At 8 o’clock, and only when there is something to do.'),
  daily: (zone) =>
    text('Every day at 8 o’clock ({zone}), and only when there is something to do.', { zone }),
  weekly: (zone) =>
    text('On Mondays at 8 o’clock ({zone}), and only when there is something to do.', { zone }),
};

const placeOf = (timeZone: string) => timeZone.replaceAll('_', ' ');

/** How often to send a summary by e-mail, kept in the settings document with the zone of its 8 o'clock. */
export function DigestSetting({ view }: { view: FeedView }) {
  const { settings$, commands } = useData();
  const { user } = useAuth();
  const settings = useQuery(settings$);
  const reminders = useReminders();
  const { notify } = useHost();
  const { digest, timeZone } = settings.data;
  if (view.status === 'unavailable') return null;

  const isOff = digest === 'off';
  const here = reminders?.timeZone() ?? timeZone;
  const sendsNoMail = view.status === 'ready' && !view.feed.mails;
  const isUnconfirmed = user !== null && !user.emailVerified;
  const isImpossible = isOff && (sendsNoMail || isUnconfirmed);

  const choose = async (chosen: Digest, zone: string) => {
    const outcome = commands.setDigest(chosen, zone);
    const applied = await outcome.applied;
    const error = applied.ok ? await outcome.confirmed : applied.error;
    if (error) notify(profileNotices.digestFailed(error));
  };
  const explanation = () => {
    if (sendsNoMail) return text('This server sends no mail.');
    if (isUnconfirmed)
      return text('Confirm your e-mail address first: it is at the top of this page.');
    return times[digest](placeOf(timeZone));
  };
  return (
    <div className={styles.digest}>
      <h3 className={styles.heading}>{settingsLabels.digest}</h3>
      <ToggleGroup
        label={settingsLabels.digest}
        options={choices}
        value={digest}
        onChange={(chosen) => void choose(chosen, here)}
        isDisabled={settings.status === 'loading' || !reminders || isImpossible}
        isWide
      />
      <p className={styles.note} role="status">
        {explanation()}
      </p>
      {!isOff && here !== timeZone && (
        <Button size="small" onPress={() => void choose(digest, here)}>
          {text('Use the time of {place}', { place: placeOf(here) })}
        </Button>
      )}
    </div>
  );
}
