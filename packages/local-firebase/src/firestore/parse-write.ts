import { canonicalFields } from './canonical-value.ts';
import { parseFieldPath, type FieldPath } from './field-path.ts';
import { parseTransforms, type Transform } from './transform.ts';
import {
  allowOnly,
  invalid,
  optionalList,
  requireObject,
  requireText,
  setMembers,
  unimplemented,
  type Json,
} from './refuse.ts';
import { requireDocumentName } from './resource-name.ts';
import { parseTimestamp } from './timestamp.ts';
import type { Fields, Write } from './types.ts';

type WriteCondition =
  | { kind: 'none' }
  | { kind: 'exists'; exists: boolean }
  | { kind: 'updateTime'; microseconds: number };

/** A write that was checked; `mask` is undefined when the document is replaced as a whole. */
export type ParsedWrite = { name: string; condition: WriteCondition } & (
  | { kind: 'update'; fields: Fields; mask: FieldPath[] | undefined; transforms: Transform[] }
  | { kind: 'delete' }
  | { kind: 'verify' }
);

/** Checks one write of a commit. @throws StatusError INVALID_ARGUMENT */
export function parseWrite(input: Write): ParsedWrite {
  const write = requireObject(input, 'A write');
  if (write['transform'] !== undefined) throw unimplemented('The old form of transforms');
  allowOnly(
    write,
    ['update', 'delete', 'verify', 'updateMask', 'updateTransforms', 'currentDocument'],
    'A write',
  );
  const [operation, second] = setMembers(write).filter((key) =>
    ['update', 'delete', 'verify'].includes(key),
  );
  if (operation === undefined) throw invalid('A write needs one of update, delete and verify.');
  if (second !== undefined) throw invalid('A write takes only one of update, delete and verify.');
  const condition = parseCondition(write['currentDocument']);
  if (operation === 'update') return parseUpdate(write, condition);
  for (const member of ['updateMask', 'updateTransforms']) {
    if (write[member] !== undefined) throw invalid(`A ${operation} takes no ${member}.`);
  }
  const name = requireText(write[operation], operation);
  requireDocumentName(name);
  if (operation === 'delete') return { kind: 'delete', name, condition };
  if (condition.kind === 'none') throw invalid('A verify must contain a precondition.');
  return { kind: 'verify', name, condition };
}

function parseUpdate(write: Json, condition: WriteCondition): ParsedWrite {
  const document = requireObject(write['update'], 'update');
  allowOnly(document, ['name', 'fields', 'createTime', 'updateTime'], 'A document');
  const name = requireText(document['name'], 'The name of a document');
  requireDocumentName(name);
  return {
    kind: 'update',
    name,
    condition,
    fields: canonicalFields(document['fields']),
    mask: parseMask(write['updateMask']),
    transforms: parseTransforms(write['updateTransforms']),
  };
}

function parseMask(input: unknown): FieldPath[] | undefined {
  if (input === undefined || input === null) return undefined;
  const paths = optionalList(requireObject(input, 'updateMask')['fieldPaths'], 'fieldPaths');
  return paths.map((path) => parseFieldPath(requireText(path, 'A field path')));
}

function parseCondition(input: unknown): WriteCondition {
  if (input === undefined || input === null) return { kind: 'none' };
  const given = requireObject(input, 'currentDocument');
  allowOnly(given, ['exists', 'updateTime'], 'A precondition');
  const [member, second] = setMembers(given);
  if (second !== undefined) throw invalid('A precondition takes either exists or updateTime.');
  if (member === undefined) return { kind: 'none' };
  const value = given[member];
  if (member === 'exists') {
    if (typeof value !== 'boolean') throw invalid('exists must be true or false.');
    return { kind: 'exists', exists: value };
  }
  const instant = typeof value === 'string' ? parseTimestamp(value) : undefined;
  if (!instant) throw invalid('updateTime must be a timestamp in RFC 3339.');
  if (instant.nanoseconds % 1000 !== 0) {
    throw invalid('A timestamp cannot have more than microseconds precision.');
  }
  return {
    kind: 'updateTime',
    microseconds: instant.seconds * 1_000_000 + instant.nanoseconds / 1000,
  };
}
