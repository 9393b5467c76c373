import * as a11yAnnotations from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, expect, inject, type RunnerTestCase } from 'vitest';
import { page } from 'vitest/browser';
import preview from './preview.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    /** The theme in which this run shows the stories. */
    theme: 'light' | 'dark';
  }
  interface TestContext {
    /** What the test shows; set by Storybook. */
    story?: { readonly id: string; readonly parameters: Readonly<Record<string, unknown>> };
  }
}

const theme = inject('theme');

setProjectAnnotations([
  a11yAnnotations,
  preview,
  { initialGlobals: { theme, viewport: { value: 'sheet' } } },
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
const isPictured = (task: RunnerTestCase) => theme === 'light' || task.file.tasks[0] === task;

afterEach(async ({ story, task }) => {
  const element = document.querySelector('.story');
  if (!story || !element || story.parameters['screenshot'] === false || !isPictured(task)) return;
  await document.fonts.ready;
  const isWhole = story.parameters['fillsScreen'] === true || hasLayers(element);
  const picture = page.elementLocator(isWhole ? document.body : element);
  const name = `${story.id.replace('--', '/')}-${theme}`;
  await expect.element(picture).toMatchScreenshot(name);
});
