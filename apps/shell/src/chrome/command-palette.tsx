import { CommandList } from '@evergift/ui/command-list';
import { Dialog } from '@evergift/ui/dialog';
import { useState } from 'react';
import { useContributions } from '../remotes/contributions-context.tsx';
import type { Command } from './command.ts';
import { commandSections, type RunnableSection } from './command-sections.tsx';
import { useSearchSections } from './use-search-sections.tsx';
import { ContributedIcon } from '../remotes/contributed-icon.tsx';
import { actionFor, useAction } from '../remotes/use-action.ts';

/** What the apps offer to do with the text that is typed: nothing with one word, which is a search. */
export function useTextSection(query: string): RunnableSection {
  const { textCommands } = useContributions();
  const run = useAction();
  const text = query.trim();
  const offered = /\s/.test(text) ? textCommands : [];
  return {
    id: 'text',
    title: 'Do with this text',
    commands: offered.map(({ id, label, icon, does }) => ({
      id,
      label: label.replace(':text', () => text),
      icon: <ContributedIcon icon={icon} size={18} />,
      run: () => run(actionFor(does, text, ':text')),
    })),
  };
}

interface CommandPaletteProperties {
  commands: readonly Command[];
  /** Called with what was chosen. */
  onRun: (run: () => void) => void;
  onClose: () => void;
}

/** Finds what the apps let be searched, and starts any command. */
export function CommandPalette({ commands, onRun, onClose }: CommandPaletteProperties) {
  const [query, setQuery] = useState('');
  const { search } = useContributions();
  const results = useSearchSections(search, query);
  const texts = useTextSection(query);
  const sections = [...results, ...commandSections(commands, query), texts];
  const kinds = search.map(({ title }) => title.toLowerCase()).join(', ');
  const choose = (id: string) => {
    const chosen = sections.flatMap((section) => section.commands).find((each) => each.id === id);
    if (chosen) onRun(chosen.run);
  };
  return (
    <Dialog title="Search" isOpen onOpenChange={onClose}>
      <CommandList
        label={kinds === '' ? 'Search actions' : `Search ${kinds} and actions`}
        placeholder="A name, or what to do"
        query={query}
        onQueryChange={setQuery}
        sections={sections}
        onRun={choose}
        emptyText="No results. Try a part of the name."
      />
    </Dialog>
  );
}
