import { defineConfig } from 'vitest/config';

/** The tests of all tools in one run, for `npm test`: `nx test <project>` runs those of one. */
export default defineConfig({
  test: { projects: ['tools/{delivery,federation,patches,serve,verify}'] },
});
