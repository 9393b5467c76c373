import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../src/testing/official-emulator.ts';
import { OPEN_RULES } from '../conformance/target.ts';
import { ClientPage, launchChromium } from './browser.ts';
import { buildCli, CliProcess } from './cli-process.ts';
import { buildClientPage, type ClientPageFiles } from './client-page-build.ts';

describe('the backend as a process', () => {
  let folder: string;
  let cli: string;
  const processes: CliProcess[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'killed-'));
    writeFileSync(join(folder, 'firestore.rules'), OPEN_RULES);
    cli = await buildCli();
  });
  afterAll(async () => {
    for (const one of processes) await one.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    rmSync(dirname(cli), { recursive: true, force: true });
  });

  const run = (...parameters: string[]): CliProcess => {
    const started = new CliProcess(cli, parameters);
    processes.push(started);
    return started;
  };
  const start = async (port: number, data: string, ...more: string[]) => {
    const rules = join(folder, 'firestore.rules');
    const options = ['--port', String(port), '--data', join(folder, data), '--rules', rules];
    const started = run('start', ...options, '--project', 'demo-page', ...more);
    await started.ready();
    return started;
  };

  it('says where it answers, and ends cleanly on Ctrl-C', async () => {
    const port = await freePort();
    const one = await start(port, 'clean');
    expect(one.output).toContain(`http://127.0.0.1:${port}`);
    expect(await one.kill('SIGINT')).toBe(0);
  });

  it.each([
    [['stop'], 'There is no command "stop".'],
    [['start', 'here'], 'There is no command "start here".'],
    [['start', '--port', '65536'], '--port takes a number'],
    [['start', '--fast'], '--fast'],
  ])('refuses %j with a reason and its usage', async (parameters, reason) => {
    const one = run(...parameters);
    expect(await one.ended()).toBe(2);
    expect(one.output).toContain(reason);
    expect(one.output).toContain('Usage: local-firebase start');
  });

  it.each([[[]], [['help']], [['start', '--help']]])('helps on %j', async (parameters) => {
    const one = run(...parameters);
    expect(await one.ended()).toBe(0);
    expect(one.output).toContain('Usage: local-firebase start');
  });

  it('names a taken port', async () => {
    const other = createTcpServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()));
    const { port } = other.address() as AddressInfo;
    const rules = join(folder, 'firestore.rules');
    const one = run('start', '--port', String(port), '--rules', rules);
    expect(await one.ended()).toBe(1);
    expect(one.output).toBe(
      `Port ${port} on 127.0.0.1 is taken by another program. ` +
        'Stop it, or choose another with --port.\n',
    );
    await new Promise((resolve) => other.close(resolve));
  });

  describe('with a page', () => {
    let browser: Browser;
    let files: ClientPageFiles;
    let pages: Server;
    beforeAll(async () => {
      files = await buildClientPage();
      browser = await launchChromium();
      pages = createServer((request, response) => files.serve(request, response));
      await new Promise<void>((resolve) => pages.listen(0, () => resolve()));
    });
    afterAll(async () => {
      await browser.close();
      pages.closeAllConnections();
      pages.close();
      files.remove();
    });

    it('loses nothing that was acknowledged when it is killed, and the page goes on', async () => {
      const port = await freePort();
      const origin = `http://localhost:${(pages.address() as AddressInfo).port}`;
      const startHere = () => start(port, 'killed', '--origins', origin, '--unsigned-tokens');
      let backend = await startHere();
      const options = {
        projectId: 'demo-page',
        cache: 'memory' as const,
        mockUser: 'u1',
        firestorePort: port,
      };
      const open = async () => ClientPage.open(await browser.newContext(), origin, options);
      const page = await open();
      await page.listen('all', { path: 'open/killed/k' });
      const everything: Record<string, object> = {};
      for (let round = 0; round < 2; round += 1) {
        const before = Array.from({ length: 5 }, (_, n) => `r${round}b${n}`);
        const answers = await Promise.all(
          before.map((id) => page.call('set', `open/killed/k/${id}`, { round })),
        );
        expect(answers).toEqual(before.map(() => 'ok'));
        const during = Array.from({ length: 5 }, (_, n) => `r${round}d${n}`);
        for (const id of during) await page.call('queue', `open/killed/k/${id}`, { round });
        await backend.kill('SIGKILL');
        backend = await startHere();
        const other = await open();
        const stored = await Promise.all(
          before.map((id) => other.call('get', `open/killed/k/${id}`)),
        );
        expect(stored).toEqual(before.map(() => ({ round })));
        for (const id of [...before, ...during]) everything[id] = { round };
        await page.shows('all', everything, 60_000);
      }
      await backend.kill('SIGTERM');
    }, 180_000);
  });
});
