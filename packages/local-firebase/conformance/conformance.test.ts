import { afterAll, beforeAll, describe, it } from 'vitest';
import { backends } from './backends.ts';
import { listenScripts } from './listen-scripts.ts';
import { limitScripts } from './limit-scripts.ts';
import { queryScripts } from './query-scripts.ts';
import { refusalScripts } from './refusal-scripts.ts';
import { resumeScripts } from './resume-scripts.ts';
import type { Backend } from './target.ts';
import { transportScripts } from './transport-scripts.ts';
import { unaryScripts } from './unary-scripts.ts';
import { writeScripts } from './write-scripts.ts';

for (const candidate of backends()) {
  if ('skipped' in candidate) {
    describe(candidate.name, () => it.skip(candidate.skipped, () => undefined));
    continue;
  }
  describe(`conformance of ${candidate.name}`, () => {
    let running: { baseUrl: string; stop(): Promise<void> };
    const backend = (): Backend => ({ ...candidate, baseUrl: running.baseUrl });
    beforeAll(async () => {
      running = await candidate.start();
    });
    afterAll(() => running.stop());

    transportScripts(backend);
    listenScripts(backend);
    refusalScripts(backend);
    resumeScripts(backend);
    writeScripts(backend);
    unaryScripts(backend);
    queryScripts(backend);
    limitScripts(backend);
  });
}
