import { formatCount } from '@evergift/data/reading';
import { CircleAlert } from 'lucide-react';
import type { ChunkedResult } from '../run-in-chunks.ts';
import { eventsInWords, giftsInWords, peopleInWords, recordsInWords } from './in-words.ts';
import type { ImportedKind } from './use-import.ts';
import styles from './import.module.css';

const inWords: Readonly<Record<ImportedKind, (count: number) => string>> = {
  people: peopleInWords,
  events: eventsInWords,
  gifts: giftsInWords,
  records: recordsInWords,
};

function said({ done, total, error }: ChunkedResult, what: ImportedKind): string {
  const verb = what === 'records' ? 'restored' : 'imported';
  if (error && done === 0) return `Nothing was ${verb}.`;
  if (done < total) return `${formatCount(done)} of ${inWords[what](total)} ${verb}.`;
  const birthdays = what === 'people' ? ' Their birthdays keep themselves.' : '';
  return `${inWords[what](done)} ${verb}.${birthdays}`;
}

interface ImportResultProperties {
  result: ChunkedResult;
  what: ImportedKind;
  isUndone: boolean;
}

/** The last step: what was written. */
export function ImportResult({ result, what, isUndone }: ImportResultProperties) {
  return (
    <>
      <p role="status" className={styles.summary}>
        {isUndone ? 'Undone: everything is as it was before the import.' : said(result, what)}
      </p>
      {result.error && !isUndone && (
        <p className={styles.problem}>
          <CircleAlert size={18} aria-hidden />
          <span>{result.error.message}</span>
        </p>
      )}
    </>
  );
}
