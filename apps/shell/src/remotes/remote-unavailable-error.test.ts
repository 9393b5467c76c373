import { SharedVersionError } from '@evergift/contract/shared-versions';
import { expect, test } from 'vitest';
import { RemoteUnavailableError } from './remote-unavailable-error.ts';

test('a refusal is said in our words, without the name of the library that passed it on', () => {
  const cause = new SharedVersionError("The app 'people' needs react ^20.0.0.");
  cause.message = `[ Federation Runtime ]: ${cause.message}`;
  const error = new RemoteUnavailableError('people', cause);
  expect(error.refusal).toBe("The app 'people' needs react ^20.0.0.");
});
