import { useHost } from '@evergift/contract';
import { formats, settingsLabels, type FormatChoices, type NamedCode } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { ComboBox } from '@evergift/ui/combo-box';
import { useEffect, useMemo, useRef } from 'react';
import { profileNotices } from '../profile-notices.ts';
import styles from '../profile.module.css';
import { CurrencySetting } from './currency-setting.tsx';

const optionsOf = (choices: readonly NamedCode[]) =>
  choices.map(({ code, name }) => ({ id: code, label: name, detail: code }));

/** Saves a choice; of one that was refused it says so. @returns whether it was applied */
function useSaveFormats() {
  const { commands } = useData();
  const { notify } = useHost();
  return async (choice: Parameters<typeof commands.setFormats>[0]): Promise<boolean> => {
    const outcome = commands.setFormats(choice);
    const applied = await outcome.applied;
    const watch = async () => {
      const error = applied.ok ? await outcome.confirmed : applied.error;
      if (error) notify(profileNotices.formatsFailed(error));
    };
    void watch();
    return applied.ok;
  };
}

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
  const group = useRef<HTMLDivElement>(null);
  // The button that opened this is gone.
  useEffect(() => group.current?.focus(), []);
  return (
    <div
      ref={group}
      className={styles.choices}
      role="group"
      aria-label="Currency and region"
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
        description="How dates, numbers and the order of names are written"
        options={options.regions}
        value={formats().region}
        onChange={(code) => code !== null && void save({ region: code === 'US' ? '' : code })}
        isRequired
      />
    </div>
  );
}
