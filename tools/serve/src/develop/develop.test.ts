import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { developTogether } from './develop-together.ts';
import { develop } from './develop.ts';

vi.mock('./develop-together.ts');

const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => {
  process.exitCode = undefined;
});

test.each([
  [['people', '--port', '0'], 'npm run dev takes a --port from 1 to 65000, not 0'],
  [['--port', '65001'], 'npm run dev takes a --port from 1 to 65000, not 65001'],
  [['--port', 'x'], "--port takes a number from 0 to 65535, not 'x'"],
  [['nobody'], "There is no app 'nobody'. Use one of: people, "],
])('npm run dev %j says what is wrong, and starts nothing', async (words, message) => {
  await develop(words);
  expect(printed).toHaveBeenLastCalledWith(expect.stringContaining(message));
  expect(process.exitCode).toBe(1);
  expect(developTogether).not.toHaveBeenCalled();
});
