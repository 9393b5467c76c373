import { expect, screen, waitFor } from 'storybook/test';

/** Waits until an option is wholly within what one sees of its list. */
export async function expectInSight(name: RegExp): Promise<void> {
  await waitFor(async () => {
    const { top, bottom } = screen.getByRole('option', { name }).getBoundingClientRect();
    const sight = screen.getByRole('listbox').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(Math.floor(sight.top));
    await expect(bottom).toBeLessThanOrEqual(Math.ceil(sight.bottom));
  });
}
