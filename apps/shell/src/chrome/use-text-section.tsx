import { ContributedIcon } from '../remotes/contributed-icon.tsx';
import { useContributions } from '../remotes/contributions-context.tsx';
import { actionFor, useAction } from '../remotes/use-action.ts';
import type { RunnableSection } from './command-sections.tsx';

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
