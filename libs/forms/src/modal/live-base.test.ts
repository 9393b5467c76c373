import { describe, expect, test } from 'vitest';
import { followLive } from './live-base.ts';

const start = (name: string) => ({ base: { name, people: ['ada'] }, contested: [] });
const values = (name: string, people = ['ada']) => ({ name, people });

describe('M12 what an open form counts its changes from', () => {
  test('stays as it is while nothing changes elsewhere, whatever is typed', () => {
    const before = start('Ana');
    expect(followLive(before, values('Ana'), values('Anna', ['ada', 'ben']))).toBe(before);
  });

  test('follows once the form shows what is saved', () => {
    expect(followLive(start('Ana'), values('Bea'), values('Bea'))).toEqual(start('Bea'));
  });

  test('does not move while an untouched field still shows the old value', () => {
    const before = start('Ana');
    expect(followLive(before, values('Bea'), values('Ana'))).toBe(before);
  });

  test('a field typed in and changed elsewhere is contested until both say the same', () => {
    const contested = followLive(start('Ana'), values('Bea'), values('Anna'));
    expect(contested).toEqual({ ...start('Ana'), contested: ['name'] });
    const retyped = followLive(contested, values('Bea'), values('Ana'));
    expect(retyped).toBe(contested);
    expect(followLive(retyped, values('Bea'), values('Bea'))).toEqual(start('Bea'));
  });

  test('a contest ends when the other change is taken back', () => {
    const contested = followLive(start('Ana'), values('Bea'), values('Anna'));
    expect(followLive(contested, values('Ana'), values('Anna'))).toEqual(start('Ana'));
  });

  test('compares lists by what is in them', () => {
    const before = start('Ana');
    expect(followLive(before, values('Ana', ['ada']), values('Ana', ['ada']))).toBe(before);
    const changed = followLive(before, values('Ana', ['ben']), values('Ana', ['ada', 'cy']));
    expect(changed.contested).toEqual(['people']);
  });
});
