// @vitest-environment node
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isWrite, Wire, type Answer, type Step } from '../household/wire.ts';
import { ACTORS, worldOf, type Actor, type World } from '../household/world.ts';
import { databases } from './databases.ts';

/** A request of the file: who may do it; everybody else of those who ask is refused. */
interface HostileRequest {
  readonly says: string;
  readonly may: string;
  /** Who asks; everybody when it is left out. */
  readonly who?: string;
  readonly do: readonly Step[];
}

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
const requests = readFileSync(new URL('../household/requests.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as HostileRequest);

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');
const askersOf = ({ who }: HostileRequest): Actor[] =>
  ACTORS.filter((actor) => who === undefined || wordsOf(who).includes(actor));

test('H8 the file has at least 200 hostile requests', () => {
  const hostile = requests.flatMap((request) =>
    askersOf(request).filter((actor) => !wordsOf(request.may).includes(actor)),
  );
  expect(hostile.length).toBeGreaterThan(200);
});

test('H8 what is refused is there, unless the request says that it is not', () => {
  const world = worldOf();
  const isAbout = (request: HostileRequest, actor: Actor): string[] =>
    request.do
      .flatMap((step) => Object.entries(step))
      .filter(([name]) => ['get', 'update', 'delete', 'verify'].includes(name))
      .map(([, path]) => String(path).replaceAll('$me', actor));
  const pointless = requests
    .filter(({ says }) => !/not there|guessed|no document|none is/.test(says))
    .flatMap((request) =>
      askersOf(request)
        .filter((actor) => !wordsOf(request.may).includes(actor))
        .filter((actor) => isAbout(request, actor).some((path) => !(path in world)))
        .map((actor) => `${actor}: ${request.says}`),
    );
  expect(pointless).toEqual([]);
});

for (const candidate of databases('http://localhost')) {
  if ('skipped' in candidate) {
    test.skip(`${candidate.name}: ${candidate.skipped}`, () => undefined);
    continue;
  }
  describe(`H8 on ${candidate.name}`, () => {
    let running: Awaited<ReturnType<typeof candidate.start>>;
    let wire: Wire;

    beforeAll(async () => {
      running = await candidate.start();
      wire = new Wire(running.baseUrl);
      await wire.loadRules(rules);
      await wire.reset(worldOf());
    });
    afterAll(() => running?.stop());

    /** Asks, and puts back what it changed. */
    const askIn = async (world: World, actor: Actor, steps: readonly Step[]): Promise<Answer> => {
      const answer = await wire.ask(actor, steps);
      if (answer.status === 200 && steps.some(isWrite)) await wire.restore(world, actor, steps);
      return answer;
    };

    test.each(requests.map((request) => [request.says, request] as const))(
      '%s',
      async (_says, request) => {
        const answers: Partial<Record<Actor, Answer>> = {};
        const may = wordsOf(request.may);
        const hostile = askersOf(request).filter((actor) => !may.includes(actor));
        // What is refused changes nothing, so all of it is asked at once.
        await Promise.all(
          hostile.map(async (actor) => (answers[actor] = await wire.ask(actor, request.do))),
        );
        for (const actor of askersOf(request).filter((asker) => may.includes(asker))) {
          answers[actor] = await askIn(worldOf(), actor, request.do);
        }
        const allowed = ACTORS.filter((actor) => answers[actor]?.verdict === 'allowed');
        expect(allowed, JSON.stringify(answers, null, 1)).toEqual(may);
      },
    );

    test('H1 an expired invitation and a guessed one are refused with the same words', async () => {
      const refusalOf = async (token: string): Promise<string> => {
        const answer = await wire.ask('sam', [{ get: `users/olga/invites/${token}` }]);
        return answer.body.replace(token, '');
      };
      const expired = await refusalOf('stale-0123456789abcdef');
      expect(await refusalOf('guess-0123456789abcdef')).toBe(expired);
    });

    test.each(['mia', 'olga'] as const)(
      'H4 %s gets the same answer to every request, whether or not there is something to hide',
      { timeout: 120_000 },
      async (hidden) => {
        const answersIn = async (world: World): Promise<string[]> => {
          await wire.reset(world);
          const answers: string[] = [];
          for (const request of requests) {
            const { status, body } = await askIn(world, hidden, request.do);
            answers.push(`${request.says}: ${status} ${body}`);
          }
          return answers;
        };
        const [hides, without] = [worldOf(), worldOf(hidden)];
        expect(Object.keys(without).length).toBeLessThan(Object.keys(hides).length);
        const seen = new Set(await answersIn(hides));
        expect((await answersIn(without)).filter((answer) => !seen.has(answer))).toEqual([]);
      },
    );
  });
}
