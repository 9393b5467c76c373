import type { DataError } from '../errors/data-error.ts';

export type Applied = { readonly ok: true } | { readonly ok: false; readonly error: DataError };

/** How a change goes. Neither promise ever rejects. */
interface UndoOutcome {
  /** The id of the record that it is about; of the new record for the commands that add. */
  readonly id: string;
  /** This device has it, also offline; or it cannot be done. Forms wait for this one only. */
  readonly applied: Promise<Applied>;
  /** Undefined once the server has it; the error when it refused, and then the change is rolled back. */
  readonly confirmed: Promise<DataError | undefined>;
}

/** What a command gives back at once. */
export interface Outcome extends UndoOutcome {
  /** Puts back what the command changed and leaves alone what others changed since. */
  readonly undo: () => UndoOutcome;
}

/** What happened to a person's birthday event. */
export type BirthdayEffect = 'created' | 'updated' | 'removed' | undefined;

export interface PersonOutcome extends Outcome {
  /** Known when `applied` resolves. */
  readonly birthdayEvent: BirthdayEffect;
}
