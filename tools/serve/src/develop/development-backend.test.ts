import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDevelopmentBackend } from './development-backend.ts';

test('N4 N6 a development server has the reminders, too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evergift-develop-'));
  const server = createServer((request, response) => {
    if (!backend.handle(request, response)) response.writeHead(501).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const backend = await openDevelopmentBackend(origin, folder);
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await backend.close();
    await rm(folder, { recursive: true });
  });
  const made = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'ada@example.com', password: 'correct horse' }),
  });
  const { idToken } = (await made.json()) as { idToken: string };
  const headers = { authorization: `Bearer ${idToken}` };
  const switched = await fetch(`${origin}/reminders/feed`, { method: 'PUT', headers });
  const { address, mails } = (await switched.json()) as { address: string; mails: boolean };
  expect([mails, address.startsWith(`${origin}/reminders/calendar/`)]).toEqual([true, true]);
  expect(await (await fetch(address)).text()).toContain('BEGIN:VCALENDAR');
  expect((await fetch(`${origin}/src/main.tsx`)).status).toBe(501);
});
