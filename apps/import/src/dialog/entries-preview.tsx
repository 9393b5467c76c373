import { text } from '@evergift/language';
import { Spinner } from '@evergift/ui/spinner';
import type { ReactNode } from 'react';
import { entryItem } from './entry-items.ts';
import { unreadableItems } from './import-groups.ts';
import { fileInWords } from './in-words.ts';
import { PreviewGroup } from './preview-group.tsx';
import type { EntriesPreview as Preview } from './use-entries.ts';
import styles from './import.module.css';

interface EntriesPreviewProperties {
  preview: Preview;
  /** Below the summary: what decides how the table is read. */
  children: ReactNode;
}

/** The events or gifts of a table, and what becomes of them. */
export function EntriesPreview({ preview, children }: EntriesPreviewProperties) {
  const { isReady, error, unreadable, newPeople, left, pick } = preview;
  if (!isReady) {
    return (
      <p role="status">
        {error?.message ?? <Spinner label={text('Looking what is there already')} />}
      </p>
    );
  }
  const summary = fileInWords({
    ...{ added: preview.new.length, there: preview.there.length, unreadable: unreadable.length },
  });
  const added =
    newPeople.length > 0 &&
    text(
      '{count, plural, one {# person will be added with them.} other {# people will be added with them.}}',
      { count: newPeople.length },
    );
  return (
    <>
      <p role="status" className={styles.summary}>
        {summary}
        {added && ` ${added}`}
      </p>
      {children}
      <PreviewGroup
        title={text('New')}
        items={preview.new.map(entryItem)}
        left={left}
        onChange={pick}
        isDefaultOpen
      />
      <PreviewGroup
        title={text('New people')}
        items={newPeople.map((name) => ({ id: name, label: name }))}
      />
      <PreviewGroup title={text('Already there')} items={preview.there.map(entryItem)} />
      <PreviewGroup
        key={preview.kind}
        title={text('Could not be read')}
        items={unreadableItems({ unreadable })}
        isDefaultOpen={preview.new.length === 0}
      />
    </>
  );
}
