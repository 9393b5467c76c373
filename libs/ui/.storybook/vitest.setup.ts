import { pseudo } from '@evergift/language/pseudo';
import { findTextFaults } from '@evergift/language/text-faults';
import * as a11yAnnotations from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { afterEach, expect, type RunnerTestCase } from 'vitest';
import { page } from 'vitest/browser';
import { contrastFindings } from './contrast-findings.ts';
import preview from './preview.tsx';

declare module 'vitest' {
  interface TestContext {
    /** What the test shows; set by Storybook. */
    story?: { readonly id: string; readonly parameters: Readonly<Record<string, unknown>> };
  }
}

configure({ asyncUtilTimeout: 15_000 });

/** A test needs the violations alone; what passes is not described. */
const onlyViolations = { a11y: { options: { resultTypes: ['violations'] } } };

setProjectAnnotations([
  a11yAnnotations,
  preview,
  { initialGlobals: { viewport: { value: 'sheet' } }, parameters: onlyViolations },
]);

/** Whether something is drawn outside the story itself: a popover, a dialog, toasts. */
function hasLayers(story: Element): boolean {
  const elsewhere = 'body > :not([data-live-announcer])';
  return [...document.querySelectorAll(`${elsewhere}, ${elsewhere} *`)].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return !element.contains(story) && !story.contains(element) && width > 1 && height > 1;
  });
}

/** In the dark, one picture of each component suffices: that of its first story. */
const isFirst = (task: RunnerTestCase) => task.file.tasks[0] === task;

afterEach(async ({ story, task }) => {
  const element = document.querySelector('.story');
  if (!story || !element) return;
  await document.fonts.ready;
  const isPictured = story.parameters['screenshot'] !== false;
  const expectPicture = async (theme: string) => {
    const isWhole = story.parameters['fillsScreen'] === true || hasLayers(element);
    const picture = page.elementLocator(isWhole ? document.body : element);
    await expect.element(picture).toMatchScreenshot(`${story.id.replace('--', '/')}-${theme}`);
  };
  if (isPictured) await expectPicture('light');
  // Only colours differ in the dark: the story is not played again for them.
  document.documentElement.dataset['theme'] = 'dark';
  expect(await contrastFindings(), 'too little contrast in the dark').toEqual([]);
  if (isPictured && isFirst(task)) await expectPicture('dark');
  expectRoomForLongerTexts(element);
});

/**
 * A copy of the story in the pseudo-language, and in its mirror: texts of our own and those that were
 * given. What lies over the page, such as an open list, may cover something.
 */
function expectRoomForLongerTexts(element: Element): void {
  const copy = element.cloneNode(true) as Element;
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const text = node.textContent ?? '';
    // A plot draws what has room.
    const isDrawn = node.parentElement?.closest('svg');
    if (!isDrawn && /[a-z]{2}/i.test(text)) node.textContent = pseudo(text);
  }
  element.replaceWith(copy);
  try {
    expect(findTextFaults(undefined, copy), 'LC5 no room for longer texts').toEqual([]);
    document.documentElement.dir = 'rtl';
    expect(findTextFaults(undefined, copy), 'LC5 no room in the mirror').toEqual([]);
  } finally {
    document.documentElement.dir = 'ltr';
    copy.replaceWith(element);
  }
}
