import { draftOf, removeAt, sealed, setAt } from './field-draft.ts';
import { valueAt } from './field-path.ts';
import type { ParsedWrite } from './parse-write.ts';
import { failedPrecondition, requireCombinable } from './precondition.ts';
import { applyTransform } from './transform.ts';
import type { Document, Fields, StatusError, Value } from './types.ts';

/** What a batch would do to one document; `fields` is undefined when the document is deleted at the end. */
export interface PlannedDocument {
  name: string;
  before: Document | undefined;
  fields: Fields | undefined;
  /** True when the batch deletes the document on the way, so that it is created anew. */
  recreated: boolean;
  writes: ParsedWrite[];
}

/** The final state of a batch before anyone has judged it. */
export interface CommitPlan {
  documents: Map<string, PlannedDocument>;
  /** One per write: what its transforms report, in their order. */
  transformResults: Value[][];
  /** The first precondition that is not met. The rules are asked before it counts. */
  refusal: StatusError | undefined;
}

/**
 * Works out what the writes do, in their order, each on the result of those before it. Nothing is
 * stored. `requestTime` is what serverTimestamp writes.
 * @throws StatusError INVALID_ARGUMENT when writes to one document contradict each other
 */
export function planCommit(
  writes: readonly ParsedWrite[],
  read: (name: string) => Document | undefined,
  requestTime: string,
): CommitPlan {
  const documents = new Map<string, PlannedDocument>();
  const drafts = new Map<PlannedDocument, Fields>();
  const transformResults: Value[][] = [];
  let refusal: StatusError | undefined;
  for (const write of writes) {
    const planned = documents.get(write.name) ?? untouched(write.name, read(write.name));
    requireCombinable(write, planned.writes);
    refusal ??= failedPrecondition(write, planned);
    documents.set(write.name, planned);
    transformResults.push(applyWrite(write, planned, { drafts, requestTime }));
    planned.writes.push(write);
  }
  for (const [planned, draft] of drafts) planned.fields = sealed(draft);
  return { documents, transformResults, refusal };
}

const untouched = (name: string, before: Document | undefined): PlannedDocument => ({
  name,
  before,
  fields: before?.fields,
  recreated: false,
  writes: [],
});

/** What the writes of one commit share, so that a document is copied once and not for each write. */
interface Planning {
  /** Documents of which some fields were changed, open for further changes. */
  drafts: Map<PlannedDocument, Fields>;
  requestTime: string;
}

function applyWrite(
  write: ParsedWrite,
  planned: PlannedDocument,
  { drafts, requestTime }: Planning,
): Value[] {
  if (write.kind === 'verify') return [];
  const open = drafts.get(planned);
  drafts.delete(planned);
  if (write.kind === 'delete') {
    planned.fields = undefined;
    planned.recreated = true;
    return [];
  }
  if (!write.mask && write.transforms.length === 0) {
    planned.fields = write.fields;
    return [];
  }
  const draft = (write.mask && open) ?? draftOf(write.mask ? (planned.fields ?? {}) : write.fields);
  for (const path of write.mask ?? []) {
    const value = valueAt(write.fields, path);
    if (value) setAt(draft, path, 'mapValue' in value ? copyOf(value) : value);
    else removeAt(draft, path);
  }
  const results = write.transforms.map((transform) => {
    const value = applyTransform(transform, valueAt(draft, transform.path), requestTime);
    setAt(draft, transform.path, value);
    return value;
  });
  drafts.set(planned, draft);
  planned.fields = draft;
  return results;
}

const copyOf = (value: Extract<Value, { mapValue: unknown }>): Value => ({
  mapValue: { fields: draftOf(value.mapValue.fields ?? {}) },
});
