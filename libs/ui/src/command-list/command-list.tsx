import { type ReactNode, useEffect, useRef } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { CommandSearch } from './command-search.tsx';
import { KeyCaps } from './key-caps.tsx';
import styles from './command-list.module.css';

export interface Command {
  readonly id: string;
  /** What it is or does: a name, 'Add Gift'. */
  readonly label: string;
  /** Quieter, below: 'for Ana', 'Dec 24, 2026'. */
  readonly detail?: string | undefined;
  /** A lucide icon (18 px) or a small avatar. */
  readonly icon?: ReactNode;
  /** The keys that do the same, one after the other: ['g', 'p']. */
  readonly keys?: readonly string[] | undefined;
}

export interface CommandSection {
  readonly id: string;
  readonly title: string;
  readonly commands: readonly Command[];
}

export interface CommandListProps {
  /** What is searched, for screen readers. */
  label: string;
  placeholder?: string | undefined;
  query: string;
  onQueryChange: (query: string) => void;
  /** What fits the query; sections without commands are left out. */
  sections: readonly CommandSection[];
  /** Called with the id on Enter and on a press. */
  onRun: (id: string) => void;
  /** Shown when nothing fits. */
  emptyText: string;
}

/**
 * A search box above everything that can be done: the arrow keys move through the list while the
 * focus stays in the box. The searching is the owner's. For a `Dialog`.
 */
export function CommandList({
  label,
  placeholder,
  query,
  onQueryChange,
  sections,
  onRun,
  emptyText,
}: CommandListProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  return (
    <Autocomplete>
      <div className={styles.search}>
        <CommandSearch
          ref={field}
          label={label}
          value={query}
          onChange={onQueryChange}
          placeholder={placeholder}
        />
      </div>
      <Menu
        className={styles.list as string}
        aria-label={label}
        onAction={(id) => onRun(String(id))}
        renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}
      >
        {sections
          .filter(({ commands }) => commands.length > 0)
          .map(({ id, title, commands }) => (
            <MenuSection key={id} id={id}>
              <Header className={styles.title}>{title}</Header>
              {commands.map((command) => (
                <CommandItem key={command.id} command={command} />
              ))}
            </MenuSection>
          ))}
      </Menu>
    </Autocomplete>
  );
}

function CommandItem({ command: { id, label, detail, icon, keys } }: { command: Command }) {
  return (
    <MenuItem id={id} textValue={label} className={styles.command as string}>
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <span className={styles.text}>
        <bdi>{label}</bdi>
        {detail && <bdi className={styles.detail}>{detail}</bdi>}
      </span>
      {keys && <KeyCaps keys={keys} />}
    </MenuItem>
  );
}
