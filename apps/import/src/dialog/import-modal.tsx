import type { ModalProperties } from '@evergift/contract';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { Dialog } from '@evergift/ui/dialog';
import { useFileDrop } from '@evergift/ui/file-drop';
import { Progress } from '@evergift/ui/progress';
import { ChooseFile } from './choose-file.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { DateOrderChoice } from './date-order-choice.tsx';
import { EntriesPreview } from './entries-preview.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportResult } from './import-result.tsx';
import { importInWords, percentInWords } from './in-words.ts';
import { RestorePreview } from './restore-preview.tsx';
import { useEntries } from './use-entries.ts';
import { useRestore } from './use-restore.ts';
import { useImport, type ChosenTable, type ImportedKind } from './use-import.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import styles from './import.module.css';
import { usePreview } from './use-preview.ts';
import { useUndoImport } from './use-undo-import.ts';
import { Writing } from './writing.tsx';

type State = ReturnType<typeof useImportState>;

function useImportState() {
  const flow = useImport();
  const { step, match } = flow;
  const preview = usePreview(step.name === 'preview' ? step.file : undefined, match);
  const restoring = useRestore(step.name === 'restore' ? step.backup : undefined, flow.compare);
  const table = step.name === 'entries' ? step.chosen : undefined;
  const entries = useEntries(table, flow.readEntries);
  const undo = useUndoImport(step.name === 'done' ? step.result : undefined);
  return { ...flow, ...undo, preview, entries, restoring };
}

function Columns({ step, chooseKind, chooseColumns }: State) {
  const chosen = step.name === 'preview' || step.name === 'entries' ? step.chosen : undefined;
  if (!chosen) return null;
  return (
    <>
      <DateOrderChoice chosen={chosen} onChange={chooseColumns} />
      <ColumnChoice
        chosen={chosen}
        onKind={(kind) => chooseKind(chosen.table, kind)}
        onChange={chooseColumns}
      />
    </>
  );
}

function Body({ isDragged, ...state }: State & { isDragged: boolean }) {
  const { step, preview, entries, restoring, undoing, read } = state;
  switch (step.name) {
    case 'choose':
      return (
        <ChooseFile
          problem={step.problem}
          isDragged={isDragged}
          onChoose={(file) => void read(file)}
        />
      );
    case 'reading': {
      const percent = percentInWords(step.share);
      return (
        <Progress label={text('Reading the file')} value={step.share} max={1} valueText={percent} />
      );
    }
    case 'preview':
      return (
        preview && (
          <ImportPreview preview={preview}>
            <Columns {...state} />
          </ImportPreview>
        )
      );
    case 'entries':
      return (
        entries && (
          <EntriesPreview preview={entries}>
            <Columns {...state} />
          </EntriesPreview>
        )
      );
    case 'restore':
      return restoring && <RestorePreview restore={restoring} />;
    case 'writing':
      return <Writing run={step.run} />;
    case 'done':
      return <ImportResult result={step.result} what={step.what} isUndone={undoing === 'done'} />;
  }
}

interface LookedAtProperties {
  /** What is written. */
  what: ImportedKind;
  /** How many of them; 0 when there is nothing to write. */
  count: number;
  onBack: () => void;
  onWrite: () => void;
}

/** The actions of both previews. */
function LookedAt({ what, count, onBack, onWrite }: LookedAtProperties) {
  return (
    <>
      <Button onPress={onBack}>{text('Another file')}</Button>
      <Button variant="primary" isDisabled={count === 0} onPress={onWrite}>
        {importInWords(what, count)}
      </Button>
    </>
  );
}

/** Undo, and the end. */
function Finished({ step, undoing, undo, onClose }: State & { onClose: () => void }) {
  const canUndo = step.name === 'done' && step.result.done > 0 && undoing !== 'done';
  return (
    <>
      {canUndo && (
        <Button isPending={undoing === 'now'} onPress={() => void undo()}>
          {text('Undo')}
        </Button>
      )}
      <Button variant="primary" isDisabled={undoing === 'now'} onPress={onClose}>
        {text('Done')}
      </Button>
    </>
  );
}

/** A date has two readings, and nobody has said which is meant. */
const isAsked = (chosen: ChosenTable | undefined) =>
  chosen?.question !== undefined && !chosen.reading.dateOrder;

function Actions(state: State & { onClose: () => void }) {
  const { step, preview, entries, restoring, start, startEntries, restore } = state;
  const { chooseAgain, cancel, onClose } = state;
  switch (step.name) {
    case 'choose':
      return <Button onPress={onClose}>{text('Cancel')}</Button>;
    case 'reading':
      return <Button onPress={chooseAgain}>{text('Cancel')}</Button>;
    case 'preview': {
      const { chosen = [] } = preview ?? {};
      return (
        <LookedAt
          what="people"
          count={isAsked(step.chosen) ? 0 : chosen.length}
          onBack={chooseAgain}
          onWrite={() => start(chosen)}
        />
      );
    }
    case 'entries': {
      const { chosen = [], kind = 'events' } = entries ?? {};
      return (
        <LookedAt
          what={kind}
          count={isAsked(step.chosen) ? 0 : chosen.length}
          onBack={chooseAgain}
          onWrite={() => startEntries(chosen, kind)}
        />
      );
    }
    case 'restore': {
      return (
        <LookedAt
          what="records"
          count={restoring?.isReady ? restoring.count : 0}
          onBack={chooseAgain}
          onWrite={() => restoring && restore(step.backup, restoring.overwrites)}
        />
      );
    }
    case 'writing':
      return <Button onPress={cancel}>{text('Cancel')}</Button>;
    case 'done':
      return <Finished {...state} />;
  }
}

/** Import: choose a file, look, Import. Nothing is written before. */
export function ImportModal({ onClose }: ModalProperties<'import.file'>) {
  const state = useImportState();
  const { step, undoing, cancel, read } = state;
  const isBusy = step.name === 'writing' || undoing === 'now';
  const isPreview = step.name === 'preview' || step.name === 'entries';
  const body = useKeptFocus(step.name);
  // In every step: a file that nobody takes would take the page's place.
  const isDragged = useFileDrop({ onFile: (file) => !isBusy && void read(file) });
  return (
    <Dialog
      title={text('Import')}
      size={isPreview ? 'large' : 'medium'}
      isOpen
      isDismissable={!isBusy}
      onOpenChange={step.name === 'writing' ? cancel : onClose}
      footer={<Actions {...state} onClose={onClose} />}
    >
      <div ref={body} className={styles.step}>
        <Body {...state} isDragged={isDragged} />
      </div>
    </Dialog>
  );
}
