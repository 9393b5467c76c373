import { text } from '@evergift/language';
import { Select } from '@evergift/ui/select';
import { Spinner } from '@evergift/ui/spinner';
import { Switch } from '@evergift/ui/switch';
import { ToggleGroup } from '@evergift/ui/toggle-group';
import type { ReactNode } from 'react';
import { contactItem, namesakeItem, unreadableItems } from './import-groups.ts';
import { fileInWords } from './in-words.ts';
import { PreviewGroup } from './preview-group.tsx';
import type { Preview } from './use-preview.ts';
import styles from './import.module.css';

const answers = [
  { id: 'skip', label: text('Leave them out') },
  { id: 'fill', label: text('The same people: add what is missing') },
  { id: 'add', label: text('Other people: add them too') },
] as const;

const summaryOf = ({ groups, file }: Preview) =>
  fileInWords({
    ...{ added: groups.new.length, asked: groups.asked.length, there: groups.there.length },
    unreadable: file.unreadable.length,
  });

interface ImportPreviewProperties {
  preview: Preview;
  /** Below the summary: what decides how the file is read. */
  children?: ReactNode;
}

/** The second step: what is in the file, and what becomes of it. */
export function ImportPreview({ preview, children }: ImportPreviewProperties) {
  const { candidates, groups, file, isReady, error, left, change, pick } = preview;
  const birthdays = candidates.filter(({ contact }) => contact.birthday !== '').length;
  const hasNotes = candidates.some(({ contact }) => contact.notes !== '');
  if (!isReady) {
    return (
      <p role="status">
        {error?.message ?? <Spinner label={text('Looking who is there already')} />}
      </p>
    );
  }
  return (
    <>
      <p role="status" className={styles.summary}>
        {summaryOf(preview)}
      </p>
      {children}
      {birthdays > 0 && birthdays < candidates.length && (
        <ToggleGroup
          label={text('Who to import')}
          isWide
          options={[
            { id: 'all', label: text('Everybody ({count})', { count: String(candidates.length) }) },
            {
              id: 'birthdays',
              label: text('With a birthday ({count})', { count: String(birthdays) }),
            },
          ]}
          value={preview.scope}
          onChange={(scope) => change({ scope })}
        />
      )}
      {hasNotes && (
        <Switch
          label={text('Notes too')}
          description={text('What your address book says about them')}
          value={preview.withNotes}
          onChange={(withNotes) => change({ withNotes })}
        />
      )}
      <PreviewGroup
        title={text('New')}
        items={groups.new.map(contactItem)}
        left={left}
        onChange={(picked) => pick(groups.new, picked)}
        isDefaultOpen
      />
      <PreviewGroup
        title={text('Somebody of this name is there')}
        items={groups.asked.map(namesakeItem)}
        left={left}
        isDefaultOpen
        {...(preview.answer !== 'skip' && { onChange: (picked) => pick(groups.asked, picked) })}
      >
        <Select
          label={text('What to do with them')}
          options={answers}
          value={preview.answer}
          onChange={(answer) => change({ answer })}
        />
      </PreviewGroup>
      <PreviewGroup title={text('Already there')} items={groups.there.map(contactItem)} />
      <PreviewGroup title={text('Could not be read')} items={unreadableItems(file)} />
    </>
  );
}
