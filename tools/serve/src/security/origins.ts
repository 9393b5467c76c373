/** Every origin that a page of Evergift has to do with: the one list that all headers come from. */
export interface Origins {
  /** Where the shell, and with it every page, comes from. */
  shell: string;
  /** Where the remotes come from; empty when the shell's own origin serves them. */
  remotes: readonly string[];
  /** Where previews of remotes may come from (docs/decisions/014-previews.md); absent: nowhere. */
  previews?: readonly string[];
  /** Firestore and Auth, other than the shell's own origin. */
  backend: readonly string[];
  /**
   * Other services may live on subdomains of the shell's host, perhaps without TLS: the headers
   * about the host leave them alone.
   */
  sharesDomain?: boolean;
  /** Where error reports go; absent when nothing is reported. */
  reports?: string;
  /** True when App Check is on: it runs reCAPTCHA in the page. */
  appCheck?: boolean;
}

/** Google's hosts for Firestore and for sign-in by e-mail and password. */
export const firebaseOrigins = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
] as const;

/** What App Check with reCAPTCHA Enterprise loads and calls, by kind. */
export const appCheckSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
    'https://recaptchaenterprise.googleapis.com',
  ],
} as const;

/** True for a scheme and a host, with or without a port, and nothing else: it goes into the policy. */
export function isOrigin(value: unknown): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { origin, protocol } = new URL(value);
  return origin === value && (protocol === 'https:' || protocol === 'http:');
}

interface LocalServers {
  /** The shell's own origin, which serves the embedded backend too. */
  shell: string;
  /** Origins of the remotes, when each has one of its own. */
  remotes: readonly string[];
  /** Where previews may come from. */
  previews?: readonly string[];
  /** Where the embedded backend leads the streams of its pages. */
  backChannels: readonly string[];
  /** Where Auth and Firestore are; `same-origin` is the shell's. */
  emulator: { auth: string; firestore: string };
}

/** The origins of `npm start`. */
export function localOrigins(servers: LocalServers): Origins {
  const { shell, remotes, previews = [], backChannels, emulator } = servers;
  const elsewhere = [emulator.auth, emulator.firestore].filter(
    (origin) => origin !== 'same-origin',
  );
  const streams = emulator.firestore === 'same-origin' ? backChannels : [];
  const backend = [...streams, ...new Set(elsewhere)];
  return { shell, remotes, backend, sharesDomain: true, ...(previews.length > 0 && { previews }) };
}
