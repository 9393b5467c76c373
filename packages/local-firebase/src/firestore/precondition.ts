import type { ParsedWrite } from './parse-write.ts';
import type { PlannedDocument } from './plan-commit.ts';
import { invalid } from './refuse.ts';
import { parseMicroseconds } from './timestamp.ts';
import { StatusError } from './types.ts';

/** Why the stored document does not meet a write's precondition, or undefined when it does. */
export function failedPrecondition(
  write: ParsedWrite,
  planned: PlannedDocument,
): StatusError | undefined {
  const { condition, name } = write;
  if (condition.kind === 'none') return undefined;
  if (condition.kind === 'updateTime') {
    const stored = planned.before && parseMicroseconds(planned.before.updateTime);
    if (stored === condition.microseconds) return undefined;
    return new StatusError(
      'FAILED_PRECONDITION',
      `The document ${name} is not at the required update time: it was changed or deleted since. ` +
        'Read it again and retry.',
    );
  }
  const exists = planned.fields !== undefined;
  if (exists === condition.exists) return undefined;
  return condition.exists
    ? new StatusError('NOT_FOUND', `There is no document to update: ${name}`)
    : new StatusError('ALREADY_EXISTS', `The document already exists: ${name}`);
}

/**
 * Refuses combinations of writes to one document that contradict each other whatever is stored.
 * @throws StatusError INVALID_ARGUMENT
 */
export function requireCombinable(write: ParsedWrite, earlier: readonly ParsedWrite[]): void {
  const [first] = earlier;
  if (!first) return;
  const { condition, name } = write;
  // Those before it agree with the first one, or they would have been refused.
  if ((first.kind === 'verify') !== (write.kind === 'verify')) {
    throw invalid(`One request cannot both verify and write the same document: ${name}`);
  }
  if (write.kind === 'verify') {
    throw invalid(`One request cannot verify the same document twice: ${name}`);
  }
  const last = earlier[earlier.length - 1] as ParsedWrite;
  if (condition.kind === 'exists' && condition.exists === (last.kind === 'delete')) {
    throw invalid(
      condition.exists
        ? `One request cannot first delete a document and then require that it exists: ${name}`
        : `One request cannot first write a document and then require that it does not exist: ${name}`,
    );
  }
  const sameTime =
    first.condition.kind === 'updateTime' &&
    condition.kind === 'updateTime' &&
    first.condition.microseconds === condition.microseconds;
  if (condition.kind === 'updateTime' && !sameTime) {
    throw invalid(`One request cannot require two states of the same document: ${name}`);
  }
}
