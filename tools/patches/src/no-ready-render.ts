import type { Patch } from './patch.ts';

const form = /\/react-hook-form\/dist\/index\.esm\.mjs$/;
const update = /updateFormState\(\(data\) => \(\{\s*\.\.\.data,\s*isReady: true,\s*\}\)\);/g;

/**
 * React Hook Form renders a form once more when it is ready, in the same press that opened it. Who reads
 * `isReady` hears of it a line later, as of everything else.
 *
 * Not reported upstream; the place is https://github.com/react-hook-form/react-hook-form/blob/master/src/useForm.ts
 */
export const noReadyRender: Patch = {
  module: form,
  change: (code) => (code.match(update)?.length === 1 ? code.replace(update, '') : undefined),
  lookAt: 'what it renders when a form is ready',
};
