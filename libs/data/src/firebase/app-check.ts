import { initializeApp } from 'firebase/app';
import type { FirebaseConfiguration } from './configuration.ts';

/** App Check by reCAPTCHA Enterprise: the services then answer pages of this app alone. */
export interface AppCheckConfiguration {
  /** The site key that the Firebase console shows. */
  readonly siteKey: string;
}

const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

/**
 * Under Trusted Types no text is a script's address. Firebase and reCAPTCHA insert script elements
 * by text, so the page's default policy lets through reCAPTCHA's addresses, and nothing else.
 */
function allowRecaptchaScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (recaptcha.some((start) => url.startsWith(start)) ? url : null),
  });
}

/**
 * Turns App Check on. To be awaited before `createData`: the first call of Auth, which asks for a
 * remembered account, already needs its token. Pages without App Check fetch nothing of it.
 *
 * @param name as given to `createData`
 */
export async function startAppCheck(
  firebase: FirebaseConfiguration,
  { siteKey }: AppCheckConfiguration,
  name?: string,
): Promise<void> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  allowRecaptchaScripts();
  initializeAppCheck(initializeApp({ ...firebase }, name), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
