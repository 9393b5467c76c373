import { useHost } from '@evergift/contract';
import { text } from '@evergift/language';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTypedAhead } from '../browser/typed-ahead.ts';
import type { Command } from './command.ts';
import { useCommands } from './use-commands.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface LayerProperties {
  commands: readonly Command[];
  /** Closes the layer and runs what was chosen in it. */
  onRun: (run: () => void) => void;
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
  const [isLoading, setLoading] = useState(false);
  const [chosen, setChosen] = useState<() => void>();
  const { notify } = useHost();

  useTypedAhead(isLoading);

  const open = async (load: () => Promise<Layer>) => {
    setLoading(true);
    try {
      const Component = await load();
      setOpen(() => Component);
    } catch (error) {
      const message = text('This did not load. Please check your connection and try again.');
      notify({ type: 'error', message, error });
    } finally {
      setLoading(false);
    }
  };
  const openPalette = () => void open(loadPalette);
  const commands = useCommands(() => void open(loadHelp));
  useShortcuts({ commands, onPalette: openPalette });
  useAfterFocusReturned(chosen, () => setChosen(undefined));

  const close = () => setOpen(undefined);
  const choose = (run: () => void) => {
    close();
    setChosen(() => run);
  };
  // Prefetching is optional; opening it says what is wrong.
  const preloadPalette = () => void loadPalette().catch(() => undefined);
  return {
    layer: Open && <Open commands={commands} onRun={choose} onClose={close} />,
    openPalette,
    preloadPalette,
  };
}

/**
 * Runs what was chosen in a dialog after the dialog has returned the focus, which takes it a frame.
 * A dialog that opens next can then return the focus to the same place.
 *
 * @param chosen what to run, once; undefined for nothing
 * @param onRun called when it has run
 */
function useAfterFocusReturned(chosen: (() => void) | undefined, onRun: () => void): void {
  const run = useEffectEvent((command: () => void) => {
    onRun();
    command();
  });
  useEffect(() => {
    if (chosen === undefined) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => run(chosen));
    });
    return () => cancelAnimationFrame(frame);
  }, [chosen]);
}
