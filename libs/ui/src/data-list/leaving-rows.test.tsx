import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataList } from './data-list.tsx';

const names = ['Ada', 'Ben', 'Cy', 'Dee', 'Eve', 'Flo'];
const moved: string[] = [];
let isMotionWanted = true;

beforeEach(() => {
  moved.length = 0;
  isMotionWanted = true;
  // jsdom moves nothing and asks nobody.
  Element.prototype.animate = function animate(this: HTMLElement) {
    moved.push(this.dataset['row'] ?? '');
    return {} as Animation;
  };
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') || query.includes('width >=') || isMotionWanted,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  delete (Element.prototype as Partial<Element>).animate;
  vi.unstubAllGlobals();
});

const list = (rows: readonly string[]) => (
  <DataList
    label="People"
    rows={rows.map((id) => ({ id }))}
    columns={[{ id: 'name', header: 'NAME', isRowHeader: true, cell: ({ id }) => id }]}
    getRowId={({ id }) => id}
    empty="Nobody"
  />
);

/** Shows the rows, then others; whose row moved? */
async function change(before: readonly string[], after: readonly string[]) {
  const view = render(list(before));
  view.rerender(list(after));
  await act(() => Promise.resolve());
  return moved;
}

const without = (...gone: string[]) => names.filter((name) => !gone.includes(name));

test('the rows below one that leaves close the gap', async () => {
  expect(await change(names, without('Cy'))).toEqual(['Dee', 'Eve', 'Flo']);
});

test.each([
  ['a search that leaves few', names, ['Ada']],
  ['another order', names, names.toReversed()],
  ['a row that comes', without('Cy'), names],
  ['other rows', ['Ada', 'Ben'], ['Cy', 'Dee', 'Eve']],
])('%s moves nothing', async (_what, before, after) => {
  expect(await change(before, after)).toEqual([]);
});

test('who wants no motion sees none', async () => {
  isMotionWanted = false;
  expect(await change(names, without('Cy'))).toEqual([]);
});
