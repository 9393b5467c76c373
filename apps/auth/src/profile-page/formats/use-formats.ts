import { useHost } from '@evergift/contract';
import type { FormatChoices, NamedCode } from '@evergift/data';
import { useData } from '@evergift/data/react';
import type { ComboBoxProps } from '@evergift/ui/combo-box';
import { useEffect, useEffectEvent, useState } from 'react';
import { profileNotices } from '../profile-notices.ts';

type Options = ComboBoxProps['options'];

/** What can be chosen, as pickers show it. */
export interface FormatOptions extends Pick<FormatChoices, 'formatsFor'> {
  readonly currencies: Options;
  readonly regions: Options;
}

const optionsOf = (choices: readonly NamedCode[]): Options =>
  choices.map(({ code, name }) => ({ id: code, label: name, detail: code }));

/** What can be chosen; undefined while it is loaded, 'failed' when that did not succeed. */
export function useFormatOptions() {
  const data = useData();
  const [options, setOptions] = useState<FormatOptions | 'failed'>();
  const load = async () => {
    try {
      const { allCurrencies, allRegions, formatsFor } = await data.openFormats();
      const [currencies, regions] = [optionsOf(allCurrencies()), optionsOf(allRegions())];
      setOptions({ currencies, regions, formatsFor });
    } catch {
      setOptions('failed');
    }
  };
  const loadAtFirst = useEffectEvent(load);
  useEffect(() => void loadAtFirst(), []);
  return { options, load };
}

/** Saves a choice; of one that was refused it says so. @returns whether it was applied */
export function useSaveFormats() {
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
