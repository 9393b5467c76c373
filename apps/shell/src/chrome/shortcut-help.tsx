import { text } from '@evergift/language';
import { Dialog } from '@evergift/ui/dialog';
import { KeyCaps } from '@evergift/ui/key-caps';
import { Switch } from '@evergift/ui/switch';
import { useState } from 'react';
import { areShortcutsOn, switchShortcuts } from './shortcut-preference.ts';
import type { Command } from './command.ts';
import styles from './shortcut-help.module.css';

const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

interface ShortcutHelpProperties {
  commands: readonly Command[];
  onClose: () => void;
}

/** The sheet behind `?`: every shortcut, and a switch for those that are letters alone. */
export function ShortcutHelp({ commands, onClose }: ShortcutHelpProperties) {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  const change = (next: boolean) => {
    switchShortcuts(next);
    setIsOn(next);
  };
  return (
    <Dialog title={text('Keyboard shortcuts')} size="small" isOpen onOpenChange={onClose}>
      <dl className={styles.list}>
        <div className={styles.row}>
          <dt>{text('Search')}</dt>
          <dd>
            <KeyCaps keys={[modifier, 'K']} isChord />
          </dd>
        </div>
        <div className={styles.row}>
          <dt>{text('Go to the notifications and back')}</dt>
          <dd>
            <KeyCaps keys={['F6']} />
          </dd>
        </div>
        {commands.map(
          ({ id, keys, label }) =>
            keys && (
              <div key={id} className={styles.row}>
                <dt>{label}</dt>
                <dd>
                  <KeyCaps keys={keys} />
                </dd>
              </div>
            ),
        )}
      </dl>
      <Switch
        label={text('Single-key shortcuts')}
        description={text(
          'Turn them off if you dictate text or hit keys by accident. {modifier} K keeps working.',
          { modifier },
        )}
        value={isOn}
        onChange={change}
      />
    </Dialog>
  );
}
