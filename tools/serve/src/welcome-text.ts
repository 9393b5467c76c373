import type { Backend } from './backend.ts';
import type { DemoAccount } from './demo/add-demo.ts';
import type { ServeOptions } from './options.ts';
import { publicAddressNotices } from './public-address-notices.ts';

export interface Welcome {
  options: Pick<ServeOptions, 'host' | 'dataFolder' | 'trustProxy' | 'signUp'>;
  /** Where people reach the shell. */
  publicUrl: string;
  /** Where people reach the remotes that have an origin of their own. */
  remotes: ReadonlyMap<string, string>;
  demo: DemoAccount | undefined;
  backend: Pick<Backend, 'configuration' | 'mailPageUrl' | 'mailServer'> & {
    auth: Pick<Backend['auth'], 'waitingMails'>;
  };
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
    ...[...remotes].map(([name, address]) => line(name, address)),
    line('Mails', mails(backend)),
    line('Data', `${options.dataFolder} (kept between runs)`),
    ...(demo ? [line('Demo', `sign in as ${demo.email} with the password ${demo.password}`)] : []),
    ...(adminToken === undefined
      ? []
      : [line('Admin', `Bearer ${adminToken} (whoever sends it owns every account)`)]),
    ...publicAddressNotices(options, publicUrl).flatMap((notice) => ['', notice]),
    '',
    'Press Ctrl-C to stop.',
  ].join('\n');
}

/** How mails reach people, and which still wait for it. */
export function mails({ configuration, mailPageUrl, mailServer, auth: own }: Welcome['backend']) {
  const { auth } = configuration.emulator;
  if (auth !== 'same-origin') return `are with the Auth emulator at ${auth}`;
  if (mailServer !== undefined) {
    const { count, oldestAt } = own.waitingMails();
    const since = oldestAt === undefined ? '' : ` since ${new Date(oldestAt).toISOString()}`;
    return `are sent by ${mailServer}` + (count > 0 ? `; ${count} wait${since}` : '');
  }
  const mailPage = mailPageUrl();
  if (mailPage !== undefined) return `${mailPage} (nothing is really sent)`;
  return (
    'are neither sent nor shown while other machines reach this server: set EVERGIFT_SMTP_URL, ' +
    'or hand out links: npm run evergift -- reset-link <mail>'
  );
}
