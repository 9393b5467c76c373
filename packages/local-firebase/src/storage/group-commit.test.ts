import { expect, test } from 'vitest';
import { groupCommits } from './group-commit.ts';

/** A disk whose writes end when the test says so. */
function slowDisk() {
  const written: string[][] = [];
  const endings: { succeed(): void; fail(): void }[] = [];
  const write = (operations: string[]) =>
    new Promise<void>((resolve, reject) => {
      written.push(operations);
      endings.push({ succeed: resolve, fail: () => reject(new Error('disk full')) });
    });
  const end = async (how: 'succeed' | 'fail') => {
    endings.shift()?.[how]();
    await new Promise(setImmediate);
  };
  return { written, write, end };
}

test('what arrives during a write shares the next one', async () => {
  const disk = slowDisk();
  const commits = groupCommits(disk.write);
  const answers: number[] = [];
  const all = [1, 2, 3, 4].map((n) => commits.submit([`w${n}`]).then(() => answers.push(n)));
  expect(disk.written).toEqual([['w1']]);
  await disk.end('succeed');
  expect(answers).toEqual([1]);
  expect(disk.written).toEqual([['w1'], ['w2', 'w3', 'w4']]);
  await disk.end('succeed');
  await Promise.all(all);
  expect(answers).toEqual([1, 2, 3, 4]);
});

test('after a failed write all waiting and later ones are refused', async () => {
  const disk = slowDisk();
  const commits = groupCommits(disk.write);
  const outcomes = Promise.allSettled([commits.submit(['w1']), commits.submit(['w2'])]);
  await disk.end('fail');
  const later = commits.submit(['w3']);
  await expect(later).rejects.toThrow('disk full');
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(disk.written).toEqual([['w1']]);
});
