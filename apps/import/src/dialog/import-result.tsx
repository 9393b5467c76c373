import { text } from '@evergift/language';
import { CircleAlert } from 'lucide-react';
import type { ChunkedResult } from '../run-in-chunks.ts';
import { doneInWords, partDoneInWords } from './in-words.ts';
import type { ImportedKind } from './use-import.ts';
import styles from './import.module.css';

function said({ done, total, error }: ChunkedResult, what: ImportedKind): string {
  if (error && done === 0) {
    return what === 'records' ? text('Nothing was restored.') : text('Nothing was imported.');
  }
  if (done < total) return partDoneInWords(what, done, total);
  const birthdays = what === 'people' ? ` ${text('Their birthdays keep themselves.')}` : '';
  return doneInWords(what, done) + birthdays;
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
        {isUndone ? text('Undone: everything is as it was before the import.') : said(result, what)}
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
