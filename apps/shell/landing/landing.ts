import { signedInBefore } from '../src/storage/signed-in-before.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { watchForIntent } from './intent.ts';
import { offerSignUp } from './offer-sign-up.ts';

watchForIntent(document, fetchAhead);
offerSignUp(document, {
  isKnown: () => signedInBefore.read() !== undefined,
  open: (path) => location.assign(path),
});
