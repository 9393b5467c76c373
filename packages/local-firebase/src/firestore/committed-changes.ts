import { isDeepStrictEqual } from 'node:util';
import type { CommitPlan, PlannedDocument } from './plan-commit.ts';
import type { ParsedWrite } from './parse-write.ts';
import type { Document, DocumentChange, WriteResult } from './types.ts';

/** What a plan changes when it is committed at `commitTime`; what stays the same is left out. */
export function changesOf(plan: CommitPlan, commitTime: string): DocumentChange[] {
  const changes: DocumentChange[] = [];
  for (const planned of plan.documents.values()) {
    const { name, before } = planned;
    const after = documentAfter(planned, commitTime);
    if (after !== before) changes.push({ name, before, after });
  }
  return changes;
}

/** Writing what is already there keeps the document and its times as they are. */
function documentAfter(planned: PlannedDocument, commitTime: string): Document | undefined {
  const { name, before, fields, recreated } = planned;
  if (!fields) return undefined;
  if (before && !recreated && isDeepStrictEqual(before.fields, fields)) return before;
  const createTime = before && !recreated ? before.createTime : commitTime;
  return { name, fields, createTime, updateTime: commitTime };
}

/** One result per write, in their order. */
export function resultsOf(
  writes: readonly ParsedWrite[],
  plan: CommitPlan,
  changes: readonly DocumentChange[],
): WriteResult[] {
  const changed = new Map(changes.map((change) => [change.name, change]));
  return writes.map(({ name }, index) => {
    const change = changed.get(name);
    const final = change ? change.after : plan.documents.get(name)?.before;
    const transformResults = plan.transformResults[index] ?? [];
    return {
      ...(final && { updateTime: final.updateTime }),
      ...(transformResults.length > 0 && { transformResults }),
    };
  });
}
