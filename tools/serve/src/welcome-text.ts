import { isLoopbackHost, listeningOrigins } from 'local-firebase';
import type { Backend } from './backend.ts';
import type { DemoAccount } from './demo/add-demo.ts';
import type { Listening } from './listen.ts';
import type { ServeOptions } from './options.ts';

export interface Welcome {
  options: Pick<ServeOptions, 'host' | 'dataFolder'>;
  /** Where people reach the shell. */
  publicUrl: string;
  /** The remotes that have an origin of their own. */
  remotes: ReadonlyMap<string, Pick<Listening, 'origin'>>;
  demo: DemoAccount | undefined;
  backend: Pick<Backend, 'configuration' | 'mailPageUrl'>;
  /** The bearer token of an administrator; undefined when administration is off. */
  adminToken: string | undefined;
}

const line = (name: string, text: string): string => `  ${name.padEnd(10)} ${text}`;

/** What is running, where, and how to end it. */
export function welcomeText(welcome: Welcome): string {
  const { options, publicUrl, remotes, demo, backend, adminToken } = welcome;
  return [
    '',
    line('Evergift', publicUrl),
    ...[...remotes].map(([name, { origin }]) => line(name, origin)),
    line('Mails', mails(backend)),
    line('Data', `${options.dataFolder} (kept between runs)`),
    ...(demo ? [line('Demo', `sign in as ${demo.email} with the password ${demo.password}`)] : []),
    ...(adminToken === undefined
      ? []
      : [line('Admin', `Bearer ${adminToken} (whoever sends it owns every account)`)]),
    ...(isBehindProxy(options.host, publicUrl)
      ? [
          '',
          'Behind a reverse proxy all visitors share its address, and with it the limits of attempts:',
          'wrong passwords of one visitor can keep the others from signing in for five minutes.',
        ]
      : []),
    '',
    'Press Ctrl-C to stop.',
  ].join('\n');
}

/** Where the mails are that this server does not send. */
export function mails({ configuration, mailPageUrl }: Welcome['backend']): string {
  const { auth } = configuration.emulator;
  if (auth !== 'same-origin') return `are with the Auth emulator at ${auth}`;
  const mailPage = mailPageUrl();
  if (mailPage !== undefined) return `${mailPage} (nothing is really sent)`;
  return (
    'are not shown while other machines reach this server; ' +
    'to read them, start it on this data without --host and --public-url'
  );
}

/** People reach it where it does not listen. */
function isBehindProxy(host: string, publicUrl: string): boolean {
  const { hostname, port } = new URL(publicUrl);
  if (isLoopbackHost(hostname)) return false;
  return !listeningOrigins(host, Number(port || 80)).includes(new URL(publicUrl).origin);
}
