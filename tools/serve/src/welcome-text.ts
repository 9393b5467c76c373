import type { DemoAccount } from './demo/add-demo.ts';
import type { Listening } from './listen.ts';

interface Welcome {
  shell: Listening;
  /** The remotes that have an origin of their own. */
  remotes: ReadonlyMap<string, Listening>;
  demo: DemoAccount | undefined;
  dataFolder: string;
}

const line = (name: string, text: string): string => `  ${name.padEnd(10)} ${text}`;

/** What is running, where, and how to end it. */
export function welcomeText({ shell, remotes, demo, dataFolder }: Welcome): string {
  return [
    '',
    line('Evergift', shell.origin),
    ...[...remotes].map(([name, { origin }]) => line(name, origin)),
    line('Mails', `${shell.origin}/emulator/mail (nothing is really sent)`),
    line('Data', `${dataFolder} (kept between runs)`),
    ...(demo ? [line('Demo', `sign in as ${demo.email} with the password ${demo.password}`)] : []),
    '',
    'Press Ctrl-C to stop.',
  ].join('\n');
}
