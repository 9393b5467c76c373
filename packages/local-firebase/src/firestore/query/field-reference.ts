import { parseFieldPath, type FieldPath } from '../field-path.ts';
import { requireObject, requireText } from '../refuse.ts';
import { NAME_PATH } from './filter.ts';

/** Reads `{fieldPath}` of a query, where `__name__` is allowed. @throws StatusError */
export function parseFieldReference(input: unknown): FieldPath {
  const text = requireText(requireObject(input, 'A field')['fieldPath'], 'fieldPath');
  return text === '__name__' ? NAME_PATH : parseFieldPath(text);
}
