import { useHost } from '@evergift/contract';
import type { Theme } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Card } from '@evergift/ui/card';
import { ToggleGroup } from '@evergift/ui/toggle-group';
import { profileNotices } from './profile-notices.ts';
import styles from './profile.module.css';

const themes: readonly { id: Theme; label: string }[] = [
  { id: 'light', label: text('Light') },
  { id: 'dark', label: text('Dark') },
  { id: 'system', label: text('System') },
];

/** The theme, kept in the settings document, so that it is the same on every device. */
export function AppearanceCard() {
  const { settings$, commands } = useData();
  const settings = useQuery(settings$);
  const { notify } = useHost();

  const choose = async (theme: Theme) => {
    const outcome = commands.setTheme(theme);
    const applied = await outcome.applied;
    const error = applied.ok ? await outcome.confirmed : applied.error;
    if (error) notify(profileNotices.themeFailed(error));
  };
  return (
    <Card as="section" title={text('Appearance')}>
      <p className={styles.note}>{text('System follows what your device is set to.')}</p>
      <ToggleGroup
        label={text('Theme')}
        options={themes}
        value={settings.data.theme}
        onChange={(theme) => void choose(theme)}
        isDisabled={settings.status === 'loading'}
        isWide
      />
    </Card>
  );
}
