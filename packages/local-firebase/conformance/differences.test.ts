import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DIFFERENCES } from './differences.ts';

const sources = readdirSync(import.meta.dirname)
  .filter((name) => /-scripts\.ts$|^differential\.test\.ts$/.test(name))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('');

describe('the intended differences', () => {
  it.each(Object.keys(DIFFERENCES))('%s is asserted by a script', (name) => {
    expect(sources).toContain(`[${name}]`);
  });

  it('are all listed', () => {
    const named = [...sources.matchAll(/\[([a-z]+[A-Za-z]*)\]'/g)].map(([, name]) => name);
    expect(Object.keys(DIFFERENCES)).toEqual(expect.arrayContaining(named));
  });
});
