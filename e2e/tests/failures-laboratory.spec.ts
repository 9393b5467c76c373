import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { people } from '../failures/apps.ts';
import { choose, openLaboratory, usage } from '../failures/laboratory.ts';
import { appFailures, browserFailures } from '../failures/list.ts';
import { serveBroken } from '../failures/serve-broken.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { openSignedIn } from '../fixtures/open-signed-in.ts';
import { demoAccount } from '../fixtures/steps.ts';

/** What a remote of `serveBroken` answers: its status and text, or how the connection ends. */
async function ask(remoteUrl: string, app: string, path: string): Promise<string> {
  const { port } = new URL(remoteUrl.replace('{app}', app));
  const headers = { host: `${app}.localhost:${port}` };
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = get({ host: 'localhost', port, path, headers, timeout: 300 }, resolve);
      request.on('timeout', () => request.destroy(new Error('silence')));
      request.on('error', reject);
    });
    return `${response.statusCode} ${await text(response)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('RL6 the laboratory lets one app fail as the list says, and serves the others as they were built', async () => {
  const whole = await serveBroken();
  const manifest = '/mf-manifest.json';
  const intact = await ask(whole.remoteUrl, 'people', manifest);
  expect(intact).toContain('"requiredVersion":"^19.3');
  whole.close();
  const answers = new Map<string, string>();
  for (const failure of appFailures.filter(({ parts }) => parts.includes('origin'))) {
    const broken = await serveBroken({ app: people, part: 'origin', failure });
    answers.set(failure.name, await ask(broken.remoteUrl, 'people', manifest));
    expect(await ask(broken.remoteUrl, 'events', manifest)).toContain('200 {"id":"events"');
    broken.close();
  }
  expect(Object.fromEntries(answers)).toEqual({
    gone: 'socket hang up',
    silent: 'silence',
    'wrong-type': '200 <h1>Parking page</h1>',
    error: '500 broken',
    slow: 'silence',
  });
  const [newer] = appFailures.filter(({ name }) => name === 'newer-shared');
  const skewed = await serveBroken({ app: people, part: 'manifest', failure: newer! });
  expect(await ask(skewed.remoteUrl, 'people', manifest)).toContain('"^19.99.0"');
  skewed.close();
});

for (const [name, app] of [
  ['old-contract', 'people'],
  ['storage-full', 'events'],
] as const) {
  test(`RL6 npm run failures -- ${name} ${app} --url: whoever opens the address is shown the failure`, async ({
    page,
  }) => {
    const laboratory = await openLaboratory(choose([name, app]));
    try {
      const { origin, pathname } = new URL(laboratory.address);
      await openSignedIn(page, origin, demoAccount, pathname);
      await expect(page.getByText(laboratory.shows)).toBeVisible();
    } finally {
      await laboratory.close();
    }
  });
}

test('RL6 npm run failures lists every failure, and says what it does not know', () => {
  for (const { name } of [...appFailures, ...browserFailures]) expect(usage()).toContain(name);
  expect(() => choose(['cute', 'people'])).toThrow("No failure is named 'cute'.");
  expect(() => choose(['cut', 'shell'])).toThrow("No app here is named 'shell'.");
  expect(() => choose(['cut', 'auth', 'modal'])).toThrow(
    'breaks one of page, entry, modal of auth',
  );
});
