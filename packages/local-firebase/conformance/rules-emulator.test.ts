import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emulatorFor } from '../src/testing/agreement.ts';
import { startOfficialEmulator, type RunningEmulator } from '../src/testing/official-emulator.ts';
import { agreement } from './backends.ts';
import { RulesEmulator } from './rules-emulator.ts';
import { rulesFor } from './rules-scenario.ts';
import { firstVerdicts, laterVerdicts, titleOf, type RecordedVerdict } from './rules-verdicts.ts';

const official = emulatorFor(agreement);
const recorded = [...firstVerdicts(), ...laterVerdicts()];

/** So many rules are loaded at once and asked side by side. */
const BATCH = 30;

/** Many rules in one file, so that they load at once: each has a collection of its own. */
function rulesOfBatch(batch: readonly RecordedVerdict[], first: number): string {
  const statements = batch.map((each, index) => {
    if (each.kind === 'rules') return '';
    const method = each.kind === 'list' ? 'list' : 'create';
    // The recorded conditions may name their collection.
    const collection = each.kind === 'list' ? 'q' : 'c';
    const condition = each.condition.replaceAll(`/${collection}/`, `/v${first + index}/`);
    return `match /v${first + index}/{id} { ${each.prelude ?? ''} allow ${method}: if ${condition}\n; }`;
  });
  return `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
${statements.join('\n')}
} }`;
}

// Asks again what was recorded, so that a newer emulator that decides otherwise is noticed.
describe.skipIf('skipped' in official)(
  `Google's emulator ${'skipped' in official ? official.skipped : ''}`,
  () => {
    let running: RunningEmulator;
    let emulator: RulesEmulator;

    beforeAll(async () => {
      if ('jar' in official) running = await startOfficialEmulator(official.jar);
      emulator = new RulesEmulator(running.baseUrl);
      await emulator.seed();
    });
    afterAll(() => running.stop());

    test('refuses to load what was recorded as refused', async () => {
      const loaded: string[] = [];
      for (const each of recorded.filter(({ verdict }) => verdict === 'COMPILE')) {
        const source =
          each.kind === 'rules'
            ? each.rules
            : rulesFor('c', `${each.prelude ?? ''} allow create: if ${each.condition};`);
        if (await emulator.load(source)) loaded.push(titleOf(each));
      }
      expect(loaded).toEqual([]);
    }, 60_000);

    test('allows and denies what was recorded so', async () => {
      // Conditions that look at their own collection's name stay out: a batch renames it.
      const askable = recorded.filter(
        (each) =>
          each.kind !== 'rules' &&
          each.verdict !== 'COMPILE' &&
          !/'c'|documents\/[cq]'|\/q['/]|documents\/q/.test(JSON.stringify(each)),
      );
      const different: string[] = [];
      for (let first = 0; first < askable.length; first += BATCH) {
        const batch = askable.slice(first, first + BATCH);
        expect(await emulator.load(rulesOfBatch(batch, first))).toBe(true);
        const answers = batch.map(async (each, index) => {
          if (each.kind === 'rules') return;
          const collectionId = `v${first + index}`;
          const query = {
            from: [{ collectionId }],
            ...(each.kind === 'list' ? each.query : {}),
          };
          const isAllowed =
            each.kind === 'create'
              ? await emulator.mayCreate(`/${collectionId}/doc1`)
              : await emulator.mayList(query);
          if (isAllowed !== (each.verdict === 'ALLOW')) different.push(titleOf(each));
        });
        await Promise.all(answers);
      }
      expect(askable.length).toBeGreaterThan(550);
      expect(different).toEqual([]);
    }, 180_000);
  },
);
