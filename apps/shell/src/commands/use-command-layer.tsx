import { useHost } from '@evergift/contract';
import { useNavigate } from '@evergift/router';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useAfterFocusReturned } from './use-after-focus-returned.ts';
import { useCommands } from './use-commands.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface LayerProperties {
  onRun: (id: string) => void;
  onClose: () => void;
}
type Layer = ComponentType<LayerProperties>;

const loadPalette = async (): Promise<Layer> =>
  (await import('./command-palette.tsx')).CommandPalette;
const loadHelp = async (): Promise<Layer> => (await import('./shortcut-help.tsx')).ShortcutHelp;

/** Keyboard shortcuts, their help sheet and the command palette; fetched when first opened. */
export function useCommandLayer(): {
  layer: ReactNode;
  openPalette: () => void;
  preloadPalette: () => void;
} {
  const [Open, setOpen] = useState<Layer>();
  const [chosen, setChosen] = useState<string>();
  const commands = useCommands();
  const navigate = useNavigate();
  const { openModal, notify } = useHost();

  const open = (load: () => Promise<Layer>) => {
    const message = 'This did not load. Please check your connection and try again.';
    load().then(
      (Component) => setOpen(() => Component),
      (error: unknown) => notify({ type: 'error', message, error }),
    );
  };
  const run = (id: string) => {
    const [kind, record = ''] = id.split(/:(.*)/s);
    if (id === 'help') open(loadHelp);
    else if (kind === 'person') void navigate(`/people/${record}`);
    else if (kind === 'event') void navigate(`/events/${record}`);
    else if (kind === 'gift') openModal('gift.edit', { giftItemId: record });
    else if (id in commands) commands[id as keyof typeof commands]();
  };
  const openPalette = () => open(loadPalette);
  useShortcuts({ onShortcut: run, onPalette: openPalette });
  useAfterFocusReturned(chosen, (id) => {
    setChosen(undefined);
    run(id);
  });

  const close = () => setOpen(undefined);
  const choose = (id: string) => {
    close();
    setChosen(id);
  };
  // Fetching ahead is a courtesy; opening it says what is wrong.
  const preloadPalette = () => void loadPalette().catch(() => undefined);
  return { layer: Open && <Open onRun={choose} onClose={close} />, openPalette, preloadPalette };
}
