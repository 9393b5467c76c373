import { formats, settingsLabels, type FormatChoices, type NamedCode } from '@evergift/data';
import { text } from '@evergift/language';
import { ComboBox } from '@evergift/ui/combo-box';
import { useEffect, useMemo, useRef } from 'react';
import styles from '../profile.module.css';
import { CurrencySetting } from './currency-setting.tsx';
import { useSaveFormats } from './use-save-formats.ts';

const optionsOf = (choices: readonly NamedCode[]) =>
  choices.map(({ code, name }) => ({ id: code, label: name, detail: code }));

/** The planner's currency, and the region by which the user reads dates and numbers. */
export function FormatSettings({ choices }: { choices: FormatChoices }) {
  const save = useSaveFormats();
  const options = useMemo(
    () => ({
      currencies: optionsOf(choices.allCurrencies()),
      regions: optionsOf(choices.allRegions()),
    }),
    [choices],
  );
  /** Where the page's language is at home: what nobody has to choose. */
  const home = choices.formatsFor({ currency: '', region: '' }).region;
  const group = useRef<HTMLDivElement>(null);
  // The button that opened this is gone.
  useEffect(() => group.current?.focus(), []);
  return (
    <div
      ref={group}
      className={styles.choices}
      role="group"
      aria-label={text('Currency and region')}
      tabIndex={-1}
    >
      <CurrencySetting
        options={options.currencies}
        formatsFor={choices.formatsFor}
        onAsk={() => group.current?.focus()}
        onChange={(currency) => save({ currency: currency === 'USD' ? '' : currency })}
      />
      <ComboBox
        label={settingsLabels.region}
        description={text('How dates, numbers and the order of names are written')}
        options={options.regions}
        value={formats().region}
        onChange={(code) => code !== null && void save({ region: code === home ? '' : code })}
        isRequired
      />
    </div>
  );
}
