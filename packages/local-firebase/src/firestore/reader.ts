import type { Ruleset } from '../rules/types.ts';
import type { DocumentTable } from './document-table.ts';
import { judgeGet, judgeList, type Request } from './judge.ts';
import { compileQuery } from './query.ts';
import { requireDocumentName, requireParentName } from './resource-name.ts';
import type { Caller, CompiledQuery, FirestoreEngine, StructuredQuery } from './types.ts';

export interface ReaderParts {
  table: DocumentTable;
  rules: () => Ruleset;
  readTime: () => string;
  requestTime: () => string;
}

type Reading = Pick<FirestoreEngine, 'getDocuments' | 'compileQuery' | 'runQuery' | 'judgeQuery'>;

/** Everything that only reads. It sees durable commits only. */
export function createReader({ table, rules, readTime, requestTime }: ReaderParts): Reading {
  const requestOf = (caller: Caller): Request => ({ caller, rules: rules(), time: requestTime() });

  const prepare = (parent: string, query: StructuredQuery): CompiledQuery => {
    requireParentName(parent);
    return compileQuery(parent, query);
  };

  return {
    getDocuments(names, caller) {
      for (const name of names) requireDocumentName(name);
      judgeGet(requestOf(caller), names, table.get);
      return { readTime: readTime(), documents: names.map(table.get) };
    },
    compileQuery: prepare,
    judgeQuery: (parent, query, caller) => judgeList(requestOf(caller), parent, query, table.get),
    runQuery(parent, query, caller) {
      const { collectionId, select } = prepare(parent, query);
      judgeList(requestOf(caller), parent, query, table.get);
      const documents = select(table.inCollection(`${parent}/${collectionId}`));
      return { readTime: readTime(), documents };
    },
  };
}
