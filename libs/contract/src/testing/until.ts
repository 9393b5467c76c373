import { realTick } from './real-tick.ts';

/** 15 s of real time, after which nothing comes any more. */
const mostTicks = 750;

/**
 * Makes a wait for what begins with code that is loaded on demand. It rejects after 15 s.
 *
 * @param pass lets the time of the test pass, in milliseconds
 */
export const createUntil =
  (pass: (milliseconds?: number) => Promise<unknown>) =>
  async (isThere: () => unknown): Promise<void> => {
    await pass();
    for (let ticks = 0; !isThere(); ticks += 1) {
      // A test that has timed out must not go on moving the time of the next one.
      if (ticks === mostTicks) throw new Error('What the test waits for did not come.');
      await realTick();
      await pass(1);
    }
  };
