import { signedInBefore } from '../src/boot/follow-user.ts';
import { prefetch } from './prefetch.ts';
import { watchForIntent } from './intent.ts';
import { offerSignUp } from './offer-sign-up.ts';
import { rememberLanguage } from './remember-language.ts';

const isKnown = () => signedInBefore.read() !== undefined;

// Who never signed in on this device meets the form first.
watchForIntent(document, (path, sign) =>
  prefetch(path, sign === 'idle' ? 'early' : 'all', isKnown() ? undefined : '/auth'),
);
rememberLanguage(document, isKnown);
offerSignUp(document, {
  isKnown,
  open: (path) => location.assign(path),
});
