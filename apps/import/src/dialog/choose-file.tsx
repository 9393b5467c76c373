import { Button } from '@evergift/ui/button';
import { text } from '@evergift/language';
import { CircleAlert, FileUp } from 'lucide-react';
import { useRef } from 'react';
import styles from './import.module.css';

const accepted =
  '.vcf,.vcard,.ics,.csv,.tsv,.txt,.json,text/vcard,text/calendar,text/csv,application/json';

interface ChooseFileProperties {
  /** Why the last file was not taken, and what to do. */
  problem: string | undefined;
  /** A file is being dragged over the page. */
  isDragged: boolean;
  onChoose: (file: File) => void;
}

/** The first step: a file that is chosen or dropped. */
export function ChooseFile({ problem, isDragged, onChoose }: ChooseFileProperties) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p>
        {text(
          'Bring birthdays from your address book or calendar, and events and gifts from a spreadsheet. You see what is in the file before anything is added.',
        )}
      </p>
      <div className={styles.drop} data-dragged={isDragged || undefined}>
        <input
          ref={input}
          type="file"
          accept={accepted}
          hidden
          aria-label={text('File to import')}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // The same file can be chosen again.
            currentTarget.value = '';
            if (file) onChoose(file);
          }}
        />
        <Button
          variant="primary"
          icon={<FileUp size={18} aria-hidden />}
          onPress={() => input.current?.click()}
        >
          {text('Choose file')}
        </Button>
        <span className={styles.dropHint}>{text('or drop one here')}</span>
      </div>
      <div role="alert" className={styles.alert}>
        {problem && (
          <p className={styles.problem}>
            <CircleAlert size={18} aria-hidden />
            <span>{problem}</span>
          </p>
        )}
      </div>
      <dl className={styles.sources}>
        <dt>{text('Google Contacts')}</dt>
        <dd>{text('Export, then vCard')}</dd>
        <dt>{text('Apple Contacts')}</dt>
        <dd>{text('File, Export, Export vCard')}</dd>
        <dt>{text('Outlook, Thunderbird, Nextcloud')}</dt>
        <dd>{text('Export as vCard')}</dd>
        <dt>{text('Calendars')}</dt>
        <dd>{text('The birthday calendar as .ics')}</dd>
        <dt>{text('Spreadsheets')}</dt>
        <dd>{text('People, events or gifts, saved as CSV')}</dd>
        <dt>Evergift</dt>
        <dd>{text('An export from your profile, to restore what is missing')}</dd>
      </dl>
    </>
  );
}
