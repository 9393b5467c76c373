import { formatCalendarDate, formatMoney, formats, settingsLabels } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';
import { Card } from '@evergift/ui/card';
import { ComboBox } from '@evergift/ui/combo-box';
import { Skeleton } from '@evergift/ui/skeleton';
import styles from '../profile.module.css';
import { CurrencySetting } from './currency-setting.tsx';
import { useFormatOptions, useSaveFormats } from './use-formats.ts';

const sampleDate = '2026-03-05';
const sampleAmount = 1_234_500;

/** The planner's currency, and the region by which the user reads dates and numbers. */
export function FormatsCard() {
  // Answers anew when the page writes in another way.
  const settings = useQuery(useData().settings$);
  const { options, load } = useFormatOptions();
  const save = useSaveFormats();
  return (
    <Card as="section" title="Currency and region">
      <p className={styles.note} role="status">
        {formatCalendarDate(sampleDate, 'long')} · {formatMoney(sampleAmount)}
      </p>
      {options === undefined && <Skeleton height="5rem" />}
      {options === 'failed' && (
        <div className={styles.row}>
          <p className={styles.note}>Currencies and regions could not be loaded.</p>
          <Button size="small" onPress={() => void load()}>
            Try again
          </Button>
        </div>
      )}
      {typeof options === 'object' && (
        <div className={styles.fields}>
          <CurrencySetting options={options} />
          <ComboBox
            label={settingsLabels.region}
            description="How dates, numbers and the order of names are written"
            options={options.regions}
            value={formats().region}
            onChange={(code) => code !== null && void save({ region: code === 'US' ? '' : code })}
            isDisabled={settings.status === 'loading'}
            isRequired
          />
        </div>
      )}
    </Card>
  );
}
