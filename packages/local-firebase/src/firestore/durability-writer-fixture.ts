import { writeSync } from 'node:fs';
import { openLevelStore } from '../storage/level-store.ts';
import { openEngine } from './engine.ts';
import type { Value, Write } from './types.ts';

/**
 * A process that commits without end until it is killed: several at once, batches of different
 * sizes, each counted in one document. It prints `<batch> <commit time>` for every answer.
 */
const [folder = '', round = ''] = process.argv.slice(2);
const ROOT = 'projects/demo/databases/(default)/documents';
const int = (value: number): Value => ({ integerValue: String(value) });

function batchOf(id: string, size: number): Write[] {
  const parts = Array.from({ length: size }, (_, part) => ({
    update: {
      name: `${ROOT}/parts/${id}-${part}`,
      fields: {
        batch: { stringValue: id },
        size: int(size),
        text: { stringValue: 'x'.repeat(part * 1000) },
      },
    },
  }));
  const count = {
    update: { name: `${ROOT}/counters/all` },
    updateMask: {},
    updateTransforms: [{ fieldPath: 'n', increment: int(1) }],
  };
  const former = { delete: `${ROOT}/temporary/${Number(id.split('_')[1]) - 1}` };
  const temporary = { update: { name: `${ROOT}/temporary/${id.split('_')[1]}` } };
  return [...parts, count, former, temporary];
}

const engine = await openEngine({ store: await openLevelStore(folder) });
let next = 0;
async function commitForEver(): Promise<never> {
  for (;;) {
    next += 1;
    const id = `${round}_${next}`;
    const { commitTime } = await engine.commit(batchOf(id, 2 + (next % 9)), { kind: 'admin' });
    writeSync(1, `${id} ${commitTime}\n`);
  }
}
await Promise.all([1, 2, 3, 4, 5, 6].map(commitForEver));
