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

test('W1 a name with several addresses is answered at each that this machine has, on one port', async () => {
  const addresses = ['::1', '127.0.0.1', '192.0.2.1'];
  const server = await listen(answerOk, 'localhost', 0, addresses);
  for (const host of ['[::1]', '127.0.0.1']) {
    const answer = await fetch(`http://${host}:${server.port}`).catch(String);
    expect(typeof answer === 'string' ? answer : await answer.text()).toBe('ok');
  }
  await server.close();
  await expect(fetch(`http://127.0.0.1:${server.port}`)).rejects.toThrow();
});

test('W1 a proxy of this machine reaches localhost at 127.0.0.1', async () => {
  const server = await listen(answerOk, 'localhost', 0);
  expect(await (await fetch(`http://127.0.0.1:${server.port}`)).text()).toBe('ok');
  await server.close();
});

test('a server answers at its origin until it is closed, also with open connections', async () => {
  const server = await listen(answerOk, '127.0.0.1', 0);
  expect(await (await fetch(server.origin)).text()).toBe('ok');
  await server.close();
  await expect(fetch(server.origin)).rejects.toThrow();
});
