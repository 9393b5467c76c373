import type { Origins } from './origins.ts';

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
