import { expect, test } from 'vitest';
import { firstPaintModules } from './first-paint-modules.ts';

/** What belongs to a press, a dialog or a form, and is fetched when the page is shown. */
const notShown = {
  'select, popover and menu': /components\/dist\/private\/(Select|ListBox|Popover|Menu)\.mjs/,
  'presses, focus and overlays of React Aria':
    /react-aria\/dist\/private\/(interactions|focus|overlays)\//,
  dialog: /components\/dist\/private\/Modal\.mjs|\/libs\/ui\/src\/dialog\/dialog\.tsx/,
  'fields and dates': /components\/dist\/private\/(TextField|Calendar|DatePicker)\.mjs/,
  'react-hook-form': /node_modules\/react-hook-form\//,
  'virtual lists': /node_modules\/@tanstack\/|\/libs\/ui\/src\/data-list\/data-list/,
  federation: /node_modules\/@module-federation\//,
  'error reports': /node_modules\/@sentry\//,
};

test('the dashboard’s first paint runs nothing that it does not show', async () => {
  const modules = [...(await firstPaintModules())];
  expect(modules.length).toBeGreaterThan(300);
  expect(modules.some((id) => id.endsWith('/apps/home/src/dashboard/timeline.tsx'))).toBe(true);
  for (const [what, pattern] of Object.entries(notShown)) {
    expect(
      modules.filter((id) => pattern.test(id)),
      `${what} comes with the first paint`,
    ).toEqual([]);
  }
}, 60_000);
