import { formats } from '@evergift/data';
import { Spinner } from '@evergift/ui/spinner';
import { Switch } from '@evergift/ui/switch';
import { unreadableItems } from './import-groups.ts';
import { countsInWords, picturesLostInWords, recordsInWords } from './in-words.ts';
import { PreviewGroup } from './preview-group.tsx';
import { countsOf } from './use-restore.ts';
import type { Restore } from './use-restore.ts';
import styles from './import.module.css';

/** What restoring an export does, before it does it. */
export function RestorePreview({ restore }: { restore: Restore }) {
  const { backup, comparison, overwrites, setOverwrites, isReady } = restore;
  const { missing, different, same, pictures, lostPictures, unreadable } = comparison;
  const { foreignCurrency } = comparison;
  if (!isReady) return <Spinner label="Looking what is there already" />;
  const differing = countsInWords(countsOf(different));
  return (
    <>
      <p>An export of Evergift with {countsInWords(countsOf(backup))}.</p>
      <div role="status">
        <dl className={styles.facts}>
          <dt>Will be added</dt>
          <dd>{countsInWords({ ...countsOf(missing), pictures })}</dd>
          {same > 0 && (
            <>
              <dt>There already</dt>
              <dd>{recordsInWords(same)}</dd>
            </>
          )}
          {differing !== 'nothing' && (
            <>
              <dt>There, but different</dt>
              <dd>
                {differing} {overwrites ? '(will be overwritten)' : '(stay as they are)'}
              </dd>
            </>
          )}
          {lostPictures > 0 && (
            <>
              <dt>Not in the file</dt>
              <dd>{picturesLostInWords(lostPictures)}</dd>
            </>
          )}
        </dl>
      </div>
      {foreignCurrency !== undefined && (
        <p>
          The amounts of this file are in {foreignCurrency}, your planner is in {formats().currency}
          . They keep their figures and nothing is converted. To keep the currency of the file,
          restore it into an empty planner.
        </p>
      )}
      {differing !== 'nothing' && (
        <Switch
          label="Overwrite what is different"
          description="Takes the values of the file in place of what you changed since the export"
          value={overwrites}
          onChange={setOverwrites}
        />
      )}
      <PreviewGroup title="Cannot be restored" items={unreadableItems({ unreadable })} />
      <p className={styles.quiet}>
        Ids, dates, amounts, notes, settings and the pictures in the file come back. The day on
        which each was entered does not: that is today.
      </p>
    </>
  );
}
