import type { ChunkedResult } from '@evergift/data';
import { CircleAlert } from 'lucide-react';
import { peopleInWords, recordsInWords } from './in-words.ts';
import type { ImportedKind } from './use-import.ts';
import styles from './import.module.css';

function said({ done, total, error }: ChunkedResult, what: ImportedKind): string {
  const inWords = what === 'people' ? peopleInWords : recordsInWords;
  const verb = what === 'people' ? 'imported' : 'restored';
  if (error && done === 0) return `Nothing was ${verb}.`;
  if (done < total) return `${done} of ${inWords(total)} ${verb}.`;
  return `${inWords(done)} ${verb}.${what === 'people' ? ' Their birthdays keep themselves.' : ''}`;
}

interface ImportResultProperties {
  result: ChunkedResult;
  what: ImportedKind;
  isUndone: boolean;
}

/** The last step: what was written (I1). */
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
