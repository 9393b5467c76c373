import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import type { Theme } from '../theme/theme.ts';

/** Keeps a theme in the settings; a failure is told. */
export function useTheme(): (theme: Theme) => Promise<void> {
  const { notify } = useHost();
  const { commands } = useData();
  return async (theme) => {
    const applied = await commands.setTheme(theme).applied;
    if (applied.ok) return;
    const message = 'The theme could not be kept. Please try again.';
    notify({ type: 'error', message, error: applied.error });
  };
}
