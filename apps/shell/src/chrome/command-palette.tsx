import { pageLanguage, text } from '@evergift/language';
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
  const typed = query.trim();
  const offered = /\s/.test(typed) ? textCommands : [];
  return {
    id: 'text',
    title: text('Do with this text'),
    commands: offered.map(({ id, label, icon, does }) => ({
      id,
      label: label.replace(':text', () => typed),
      icon: <ContributedIcon icon={icon} size={18} />,
      run: () => run(actionFor(does, typed, ':text')),
    })),
  };
}

interface CommandPaletteProperties {
  commands: readonly Command[];
  /** Called with what was chosen. */
  onRun: (run: () => void) => void;
  onClose: () => void;
}

/** A title among other words: German writes nouns with a capital letter. */
const inSentence = (title: string): string =>
  pageLanguage() === 'de' ? title : title.toLocaleLowerCase(pageLanguage());

/** Finds what the apps let be searched, and starts any command. */
export function CommandPalette({ commands, onRun, onClose }: CommandPaletteProperties) {
  const [query, setQuery] = useState('');
  const { search } = useContributions();
  const results = useSearchSections(search, query);
  const texts = useTextSection(query);
  const sections = [...results, ...commandSections(commands, query), texts];
  const kinds = search
    .map(({ title }) => inSentence(title))
    .reduce((list, kind) => (list ? text('{list}, {kind}', { list, kind }) : kind), '');
  const choose = (id: string) => {
    const chosen = sections.flatMap((section) => section.commands).find((each) => each.id === id);
    if (chosen) onRun(chosen.run);
  };
  return (
    <Dialog title={text('Search')} isOpen onOpenChange={onClose}>
      <CommandList
        label={
          kinds === '' ? text('Search actions') : text('Search {kinds} and actions', { kinds })
        }
        placeholder={text('A name, or what to do')}
        query={query}
        onQueryChange={setQuery}
        sections={sections}
        onRun={choose}
        emptyText={text('No results. Try a part of the name.')}
      />
    </Dialog>
  );
}
