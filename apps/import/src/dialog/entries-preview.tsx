import { Spinner } from '@evergift/ui/spinner';
import type { ReactNode } from 'react';
import { entryItem } from './entry-items.ts';
import { unreadableItems } from './import-groups.ts';
import { countsInWords, fileInWords } from './in-words.ts';
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
      <p role="status">{error?.message ?? <Spinner label="Looking what is there already" />}</p>
    );
  }
  const summary = fileInWords([
    [preview.new.length, 'new'],
    [preview.there.length, 'already there'],
    [unreadable.length, 'not readable'],
  ]);
  const added = countsInWords({ people: newPeople.length, events: 0, giftItems: 0 });
  return (
    <>
      <p role="status" className={styles.summary}>
        {summary}
        {newPeople.length > 0 && ` ${added} will be added with them.`}
      </p>
      {children}
      <PreviewGroup
        title="New"
        items={preview.new.map(entryItem)}
        left={left}
        onChange={pick}
        isDefaultOpen
      />
      <PreviewGroup
        title="New people"
        items={newPeople.map((name) => ({ id: name, label: name }))}
      />
      <PreviewGroup title="Already there" items={preview.there.map(entryItem)} />
      <PreviewGroup
        key={preview.kind}
        title="Could not be read"
        items={unreadableItems({ unreadable })}
        isDefaultOpen={preview.new.length === 0}
      />
    </>
  );
}
