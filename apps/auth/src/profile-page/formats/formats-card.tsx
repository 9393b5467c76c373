import { formatCalendarDate, formatMoney } from '@evergift/data';
import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { Card } from '@evergift/ui/card';
import { useState, type ReactNode } from 'react';
import { usePending } from '../../account/use-pending.ts';
import { profileNotices } from '../profile-notices.ts';
import { LanguageSetting } from './language-setting.tsx';
import styles from '../profile.module.css';

const sampleDate = '2025-03-05';
const sampleAmount = 1_234_500;

/**
 * In which language the pages are, and how amounts and dates are written. What changes these is loaded by a press: most
 * people never do.
 */
export function FormatsCard() {
  const data = useData();
  const { notify } = useHost();
  const [settings, setSettings] = useState<(() => ReactNode) | undefined>();
  const [isPending, run] = usePending();

  const open = async () => {
    try {
      const [{ FormatSettings }, choices] = await Promise.all([
        import('./format-settings.tsx'),
        data.openFormats(),
      ]);
      setSettings(() => () => <FormatSettings choices={choices} />);
    } catch (error) {
      notify(profileNotices.formatsNotLoaded(error));
    }
  };
  return (
    <Card as="section" title={text('Language, currency and region')}>
      <LanguageSetting />
      <div className={styles.row}>
        <p className={styles.note} role="status">
          {formatCalendarDate(sampleDate, 'long')} · {formatMoney(sampleAmount)}
        </p>
        {!settings && (
          <Button size="small" isPending={isPending} onPress={() => run(open)}>
            {text('Change currency or region')}
          </Button>
        )}
      </div>
      {settings?.()}
    </Card>
  );
}
