import { useHost } from '@evergift/contract';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { Switch } from '@evergift/ui/switch';
import { Copy, RefreshCw } from 'lucide-react';
import { profileNotices } from '../profile-notices.ts';
import styles from '../profile.module.css';
import type { FeedSwitch } from './use-feed.ts';

const renewQuestion = text(
  'Calendars that use the old address stop being updated. Make a new address all the same?',
);
const offQuestion = text('Calendars that use this address stop being updated. Switch it off?');

/** The switch of the calendar feed, and its address while it is on. */
export function FeedSetting({ view, isPending, read, change }: FeedSwitch) {
  const { notify } = useHost();
  if (view.status === 'unavailable') return null;
  if (view.status === 'offline' || view.status === 'failed') {
    return (
      <div className={styles.row}>
        <p className={styles.note} role="status">
          {view.status === 'offline'
            ? text('The address for calendars that stay up to date needs the network.')
            : text('The address for calendars that stay up to date cannot be shown now.')}
        </p>
        <Button size="small" isPending={isPending} onPress={read}>
          {text('Try again')}
        </Button>
      </div>
    );
  }
  const { address = null, details = false } = view.status === 'ready' ? view.feed : {};

  const choose = (isOn: boolean) => {
    if (isOn) change((feed) => feed.switchOn());
    else if (window.confirm(offQuestion)) change((feed) => feed.switchOff());
  };
  const renew = () => {
    if (!window.confirm(renewQuestion)) return;
    change(
      (feed) => feed.renew(),
      () => notify(profileNotices.feedRenewed),
    );
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      notify(profileNotices.addressCopied);
    } catch {
      notify(profileNotices.copyRefused);
    }
  };
  return (
    <>
      <Switch
        label={text('An address that keeps a calendar up to date')}
        description={text('Your calendar asks it for changes by itself.')}
        value={address !== null}
        onChange={choose}
        isDisabled={view.status === 'loading' || isPending}
      />
      {address !== null && (
        <div className={styles.feed}>
          <p className={styles.address}>{address}</p>
          <p className={styles.note}>
            {text('A secret: whoever has this address can read your occasions without signing in.')}
          </p>
          <div className={styles.buttons}>
            <Button size="small" icon={<Copy size={16} aria-hidden />} onPress={() => void copy()}>
              {text('Copy address')}
            </Button>
            <Button
              size="small"
              icon={<RefreshCw size={16} aria-hidden />}
              isPending={isPending}
              onPress={renew}
            >
              {text('Renew')}
            </Button>
          </div>
          <Switch
            label={text('Tell budgets and who has no present yet there, too')}
            value={details}
            onChange={(isOn) => change((feed) => feed.setDetails(isOn))}
            isDisabled={isPending}
          />
        </div>
      )}
    </>
  );
}
