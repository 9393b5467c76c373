import type { Ruleset } from '../rules/types.ts';
import type { DocumentTable } from './document-table.ts';
import { judgeGet, judgeList, type Request } from './judge.ts';
import { compileQuery, type PreparedQuery } from './query/compile-query.ts';
import { parseQuery } from './query/parse-query.ts';
import { requireDocumentName, requireParentName } from './resource-name.ts';
import type { Caller, Document, FirestoreEngine, StructuredQuery } from './types.ts';

export interface ReaderParts {
  table: DocumentTable;
  rules: () => Ruleset;
  readTime: () => string;
  requestTime: () => string;
}

type Reading = Required<
  Pick<FirestoreEngine, 'getDocuments' | 'compileQuery' | 'runQuery' | 'judgeQuery'>
>;

/** Everything that only reads. It sees durable commits only. */
export function createReader({ table, rules, readTime, requestTime }: ReaderParts): Reading {
  const requestOf = (caller: Caller): Request => ({ caller, rules: rules(), time: requestTime() });

  const prepare = (parent: string, query: StructuredQuery): PreparedQuery => {
    requireParentName(parent);
    return compileQuery(parent, parseQuery(query));
  };

  const select = (query: PreparedQuery): Document[] =>
    query.select(table.inCollection(`${query.parent}/${query.collectionId}`));

  return {
    getDocuments(names, caller) {
      for (const name of names) requireDocumentName(name);
      judgeGet(requestOf(caller), names, table.get);
      return { readTime: readTime(), documents: names.map(table.get) };
    },
    compileQuery: prepare,
    judgeQuery: (parent, query, caller) => judgeList(requestOf(caller), parent, query, table.get),
    runQuery(parent, query, caller) {
      const prepared = prepare(parent, query);
      judgeList(requestOf(caller), parent, query, table.get);
      return { readTime: readTime(), documents: select(prepared).map(prepared.project) };
    },
  };
}
