import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { structuredQuery, write } from './arbitrary-requests.ts';
import { backends } from './backends.ts';
import { Project, type RestAnswer } from './target.ts';

const [ours, official] = backends();
const reason = official && 'skipped' in official ? official.skipped : undefined;

/** The same random requests to both backends; whatever one answers, the other answers too. */
describe.skipIf(reason)(`the same answers as Google’s emulator ${reason ?? ''}`, () => {
  const running: { baseUrl: string; stop(): Promise<void> }[] = [];
  beforeAll(async () => {
    for (const candidate of [ours, official]) {
      if (candidate && 'start' in candidate) running.push(await candidate.start());
    }
  });
  afterAll(async () => {
    for (const one of running) await one.stop();
  });

  const projects = (): Promise<Project[]> =>
    Promise.all(
      running.map(({ baseUrl }, index) =>
        Project.create({ name: 'differential', baseUrl, isOfficial: index === 1 }),
      ),
    );
  /** What an answer says, without times and without the project's name. */
  const essence = ({ status, body }: RestAnswer, project: Project): unknown => {
    const error = (Array.isArray(body) ? body[0]?.error : body.error) as { status: string };
    if (status !== 200) return error?.status;
    const said = JSON.stringify(body).replaceAll(project.id, 'p');
    return JSON.parse(said, (key, value: unknown) =>
      /Time$|^done$|^createTime$/.test(key) || key === 'timestampValue' ? '' : sorted(value),
    );
  };

  it('to any writes', async () => {
    const commits = fc.array(
      fc.array(
        write((id) => `NAME/${id}`),
        { minLength: 1, maxLength: 3 },
      ),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(commits, async (script) => {
        const pair = await projects();
        for (const writes of script) {
          const answers = await Promise.all(
            pair.map(async (project) => {
              const named = JSON.stringify({ writes }).replaceAll('NAME', project.name('c'));
              return essence(await project.call('commit', named), project);
            }),
          );
          expect(answers[0]).toEqual(answers[1]);
        }
        const query = { structuredQuery: { from: [{ collectionId: 'c' }] } };
        const stored = await Promise.all(
          pair.map(async (project) => essence(await project.call('runQuery', query), project)),
        );
        expect(stored[0]).toEqual(stored[1]);
      }),
      { numRuns: 30, interruptAfterTimeLimit: 25_000 },
    );
  }, 60_000);

  it('to any queries', async () => {
    const content = fc.array(
      write((id) => `NAME/${id}`),
      { minLength: 3, maxLength: 8 },
    );
    const queries = fc.array(structuredQuery, { minLength: 3, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(content, queries, async (writes, asked) => {
        const pair = await projects();
        for (const project of pair) {
          for (const { currentDocument: _, ...one } of writes) {
            const named = JSON.stringify({ writes: [one] }).replaceAll('NAME', project.name('c'));
            await project.call('commit', named);
          }
        }
        for (const query of asked) {
          const answers = await Promise.all(
            pair.map(async (project) =>
              essence(await project.call('runQuery', { structuredQuery: query }), project),
            ),
          );
          expect(answers[0]).toEqual(answers[1]);
        }
      }),
      { numRuns: 30, interruptAfterTimeLimit: 25_000 },
    );
  }, 60_000);
});

const EMPTY_MEMBERS = new Set(['fields', 'values']);

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  // Empty members may be written or left out.
  const entries = Object.entries(value).filter(
    ([key, inner]) => !(EMPTY_MEMBERS.has(key) && Object.keys(inner as object).length === 0),
  );
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
