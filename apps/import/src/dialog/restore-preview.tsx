import { formats } from '@evergift/data';
import { text } from '@evergift/language';
import { Spinner } from '@evergift/ui/spinner';
import { Switch } from '@evergift/ui/switch';
import { unreadableItems } from './import-groups.ts';
import { countsInWords, picturesLostInWords, recordsInWords } from './in-words.ts';
import { PreviewGroup } from './preview-group.tsx';
import { countsOf } from './use-restore.ts';
import type { Restore } from './use-restore.ts';
import styles from './import.module.css';

const empty = text('An export of Evergift with nothing.');

/** What restoring an export does, before it does it. */
export function RestorePreview({ restore }: { restore: Restore }) {
  const { backup, comparison, overwrites, setOverwrites, isReady } = restore;
  const { missing, different, same, pictures, lostPictures, unreadable } = comparison;
  const { foreignCurrency } = comparison;
  if (!isReady) return <Spinner label={text('Looking what is there already')} />;
  const differing = countsInWords(countsOf(different));
  const whole = countsInWords(countsOf(backup));
  return (
    <>
      <p>{whole ? text('An export of Evergift with {what}.', { what: whole }) : empty}</p>
      <div role="status">
        <dl className={styles.facts}>
          <dt>{text('Will be added')}</dt>
          <dd>{countsInWords({ ...countsOf(missing), pictures }) || text('nothing')}</dd>
          {same > 0 && (
            <>
              <dt>{text('There already')}</dt>
              <dd>{recordsInWords(same)}</dd>
            </>
          )}
          {differing && (
            <>
              <dt>{text('There, but different')}</dt>
              <dd>
                {overwrites
                  ? text('{what} (will be overwritten)', { what: differing })
                  : text('{what} (stay as they are)', { what: differing })}
              </dd>
            </>
          )}
          {lostPictures > 0 && (
            <>
              <dt>{text('Not in the file')}</dt>
              <dd>{picturesLostInWords(lostPictures)}</dd>
            </>
          )}
        </dl>
      </div>
      {foreignCurrency !== undefined && (
        <p>
          {text(
            'The amounts of this file are in {theirs}, your planner is in {yours}. They keep their figures and nothing is converted. To keep the currency of the file, restore it into an empty planner.',
            { theirs: foreignCurrency, yours: formats().currency },
          )}
        </p>
      )}
      {differing && (
        <Switch
          label={text('Overwrite what is different')}
          description={text(
            'Takes the values of the file in place of what you changed since the export',
          )}
          value={overwrites}
          onChange={setOverwrites}
        />
      )}
      <PreviewGroup title={text('Cannot be restored')} items={unreadableItems({ unreadable })} />
      <p className={styles.quiet}>
        {text(
          'Ids, dates, amounts, notes, settings and the pictures in the file come back. The day on which each was entered does not: that is today.',
        )}
      </p>
    </>
  );
}
