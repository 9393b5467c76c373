import axe from 'axe-core';

/** Storybook's own elements, and the texts that React Aria's announcer points at while it speaks. */
const elsewhere = ['.sb-wrapper', '[data-live-announcer]'];

/** What axe says of the contrast of all that is drawn, in the theme that is shown. */
export async function contrastFindings(): Promise<string[]> {
  const { violations } = await axe.run(
    { include: document.body, exclude: elsewhere.map((selector) => [selector]) },
    { runOnly: ['color-contrast'], resultTypes: ['violations'] },
  );
  return violations.flatMap(({ nodes }) => nodes.map(({ target, html }) => `${target}: ${html}`));
}
