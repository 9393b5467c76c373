import { CommandList } from '@evergift/ui/command-list';
import { Dialog } from '@evergift/ui/dialog';
import { useState } from 'react';
import { useContributions } from '../remotes/contributions-context.tsx';
import type { Command } from './command.ts';
import { commandSections } from './command-sections.tsx';
import { useSearchSections } from './use-search-sections.tsx';
import { useTextSection } from './use-text-section.tsx';

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
