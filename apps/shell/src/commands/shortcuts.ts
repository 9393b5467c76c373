/** What a shortcut does. */
export type ShortcutId =
  'go.dashboard' | 'go.people' | 'go.events' | 'go.gifts' | 'gift.add' | 'undo' | 'help';

export interface Shortcut {
  id: ShortcutId;
  /** Pressed one after the other. */
  keys: readonly string[];
  label: string;
}

/** The keyboard shortcuts, in the order of the help sheet. */
export const shortcuts: readonly Shortcut[] = [
  { id: 'go.dashboard', keys: ['g', 'd'], label: 'Go to Dashboard' },
  { id: 'go.people', keys: ['g', 'p'], label: 'Go to People' },
  { id: 'go.events', keys: ['g', 'e'], label: 'Go to Events' },
  { id: 'go.gifts', keys: ['g', 'g'], label: 'Go to Gift Items' },
  { id: 'gift.add', keys: ['n'], label: 'Add Gift' },
  { id: 'undo', keys: ['z'], label: 'Undo a deletion' },
  { id: 'help', keys: ['?'], label: 'Keyboard shortcuts' },
];

/** The keys of a shortcut; undefined when there is none. */
export const keysOf = (id: string): readonly string[] | undefined =>
  shortcuts.find((shortcut) => shortcut.id === id)?.keys;
