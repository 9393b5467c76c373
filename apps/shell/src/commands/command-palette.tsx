import { CommandList } from '@evergift/ui/command-list';
import { Dialog } from '@evergift/ui/dialog';
import { useState } from 'react';
import { usePaletteSections } from './use-palette-sections.tsx';

interface CommandPaletteProperties {
  /** Called with a CommandId, 'help', or `person:`, `event:`, `gift:` and an id. */
  onRun: (id: string) => void;
  onClose: () => void;
}

/** Finds people, events and gifts, and starts any action. */
export function CommandPalette({ onRun, onClose }: CommandPaletteProperties) {
  const [query, setQuery] = useState('');
  return (
    <Dialog title="Find or do" isOpen onOpenChange={onClose}>
      <CommandList
        label="Search people, events, gifts and actions"
        placeholder="A name, or what to do"
        query={query}
        onQueryChange={setQuery}
        sections={usePaletteSections(query)}
        onRun={onRun}
        emptyText="Nothing fits. Try a part of the name."
      />
    </Dialog>
  );
}
