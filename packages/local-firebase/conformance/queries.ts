import { text } from './target.ts';

/** Documents whose `kind` is the text, as the SDK words it. */
export const ofKind = (kind: string) => ({
  where: { fieldFilter: { field: { fieldPath: 'kind' }, op: 'EQUAL', value: text(kind) } },
});
