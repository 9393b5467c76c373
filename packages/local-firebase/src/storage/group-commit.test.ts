import { expect, test } from 'vitest';
import { groupCommits } from './group-commit.ts';

const turn = () => new Promise(setImmediate);

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
    await turn();
  };
  return { written, write, end };
}

test('what arrives during a write shares the next one', async () => {
  const disk = slowDisk();
  const commits = groupCommits(disk.write);
  const answers: number[] = [];
  const submit = (n: number) => commits.submit([`w${n}`]).then(() => answers.push(n));
  const all = [submit(1)];
  await turn();
  all.push(...[2, 3, 4].map(submit));
  expect(disk.written).toEqual([['w1']]);
  await disk.end('succeed');
  expect(answers).toEqual([1]);
  expect(disk.written).toEqual([['w1'], ['w2', 'w3', 'w4']]);
  await disk.end('succeed');
  await Promise.all(all);
  expect(answers).toEqual([1, 2, 3, 4]);
});

test('a failed write refuses what waits behind it', async () => {
  const disk = slowDisk();
  const commits = groupCommits(disk.write);
  const outcomes = Promise.allSettled([commits.submit(['w1']), commits.submit(['w2'])]);
  await turn();
  await disk.end('fail');
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(disk.written).toEqual([['w1', 'w2']]);
});

test('every submit after a failed write is answered, and taken when the disk takes it', async () => {
  const disk = slowDisk();
  const commits = groupCommits(disk.write);
  for (const name of ['w1', 'w2', 'w3']) {
    const refused = expect(commits.submit([name])).rejects.toThrow('disk full');
    await turn();
    await disk.end('fail');
    await refused;
    await turn();
  }
  const taken = commits.submit(['w4']);
  await turn();
  await disk.end('succeed');
  await taken;
  expect(disk.written).toEqual([['w1'], ['w2'], ['w3'], ['w4']]);
});

test('a write that fails without waiting leaves nobody waiting', async () => {
  const commits = groupCommits(() => {
    throw new Error('disk gone');
  });
  for (let n = 0; n < 4; n += 1) {
    await expect(commits.submit(['w'])).rejects.toThrow('disk gone');
  }
  await commits.idle();
});

test('what is submitted while the failure is told is refused with it', async () => {
  const disk = slowDisk();
  const commits = groupCommits(disk.write);
  let late: Promise<void> | undefined;
  const first = commits.submit(['w1']).catch(() => {
    late = commits.submit(['built on w1']);
    late.catch(() => undefined);
  });
  await turn();
  await disk.end('fail');
  await first;
  await expect(late).rejects.toThrow('disk full');
  expect(disk.written).toEqual([['w1']]);
});
