import { useHost } from '@evergift/contract';
import { formats, planningAlone, settingsLabels, type FormatChoices } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { text } from '@evergift/language';
import { sentence } from '@evergift/language/react';
import { ComboBox, type ComboBoxProps } from '@evergift/ui/combo-box';
import { useState } from 'react';
import { Question } from '../../together/question.tsx';
import { usePending } from '../../account/use-pending.ts';
import { profileNotices } from '../profile-notices.ts';
import styles from '../profile.module.css';

/** An amount that shows what another currency makes of it. */
const sample = 4500;

interface CurrencySettingProperties {
  options: ComboBoxProps['options'];
  formatsFor: FormatChoices['formatsFor'];
  /** Called before the question: a picker that gets the focus back from it would open its list. */
  onAsk: () => void;
  /** Resolves with whether it was applied. */
  onChange: (currency: string) => Promise<boolean>;
}

/** In which currency the planner is; in another's it is the owner's choice. */
export function CurrencySetting({
  options,
  formatsFor,
  onAsk,
  onChange,
}: CurrencySettingProperties) {
  const planner = useObservable(useData().planner$, planningAlone);
  const { notify } = useHost();
  const [asked, setAsked] = useState<string>();
  const [isPending, run] = usePending();
  const { currency, region, money, decimals } = formats();
  const nameOf = (code: string) => options.find(({ id }) => id === code)?.label ?? code;

  if (!planner.isMine) {
    return (
      <p className={styles.note}>
        {sentence(
          'This planner’s currency is {currency}. {name}, whose planner it is, chooses that.',
          { currency: nameOf(currency), name: <bdi>{planner.name}</bdi> },
        )}
      </p>
    );
  }
  const change = async (code: string) => {
    if (await onChange(code)) notify(profileNotices.currencyChanged(nameOf(code)));
    setAsked(undefined);
  };
  const shownIn = (code: string) => {
    const next = formatsFor({ currency: code, region });
    return next.money.format(sample / 10 ** next.decimals);
  };
  return (
    <>
      <ComboBox
        label={settingsLabels.currency}
        options={options}
        value={currency}
        onChange={(code) => {
          if (code === null) return;
          onAsk();
          setAsked(code);
        }}
        isRequired
      />
      {asked !== undefined && (
        <Question
          title={text('Change the currency to {name}?', { name: nameOf(asked) })}
          action={text('Change currency')}
          stay={text('Keep {name}', { name: nameOf(currency) })}
          isPending={isPending}
          onAgree={() => run(() => change(asked))}
          onClose={() => setAsked(undefined)}
        >
          {text(
            'All amounts keep their figures and get another name. Nothing is converted: {before} becomes {after}.',
            { before: money.format(sample / 10 ** decimals), after: shownIn(asked) },
          )}
        </Question>
      )}
    </>
  );
}
