import { expect, test } from 'vitest';
import { listen } from './listen.ts';

const answerOk = (_request: unknown, response: { end: (text: string) => void }) =>
  response.end('ok');

test('a taken port is named, with the option that helps', async () => {
  const first = await listen(answerOk, '127.0.0.1', 0);
  await expect(listen(answerOk, '127.0.0.1', first.port)).rejects.toThrow(
    `Port ${first.port} is taken by another program. End that program, or choose another port: npm start -- --port ${first.port + 1}`,
  );
  await first.close();
});

test('an address that this machine does not have is named', async () => {
  await expect(listen(answerOk, '192.0.2.1', 0)).rejects.toThrow(
    "This machine has no address '192.0.2.1'. Choose another with --host.",
  );
});

test('a server answers at its origin until it is closed, also with open connections', async () => {
  const server = await listen(answerOk, '127.0.0.1', 0);
  expect(await (await fetch(server.origin)).text()).toBe('ok');
  await server.close();
  await expect(fetch(server.origin)).rejects.toThrow();
});
