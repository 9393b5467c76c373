import { forgetPerson, userPath } from '@evergift/reminders';
import { isLoopbackHost, type AccountSummary, type AuthBackend } from 'local-firebase';
import { projectId } from '../backend.ts';
import { documentsOf } from '../reminders/serve-reminders.ts';
import { CommandError } from './command.ts';
import type { RunCommand } from './commands.ts';

const day = (ms: number | undefined): string =>
  ms === undefined ? 'never' : new Date(ms).toISOString().slice(0, 10);

/** The account of a mail address, or of an id as the list shows it. @throws CommandError */
function accountOf(auth: AuthBackend, words: readonly string[]): AccountSummary {
  const [name, more] = words;
  if (name === undefined || more !== undefined) {
    throw new CommandError("Name one account by its mail address, as 'accounts' lists it.");
  }
  const account = auth
    .listAccounts()
    .find(({ uid, email }) => uid === name || email === name.trim().toLowerCase());
  if (account) return account;
  throw new CommandError(`There is no account '${name}'. 'accounts' lists them all.`);
}

const nameOf = ({ email, uid }: AccountSummary): string => email ?? uid;

const line = (account: AccountSummary): string =>
  [
    nameOf(account).padEnd(32),
    (account.displayName ?? '').padEnd(20),
    `since ${day(account.createdAt)}`,
    `last seen ${day(account.lastSeenAt)}`,
    ...(account.emailVerified ? [] : ['address not confirmed']),
    ...(account.disabled ? ['DISABLED'] : []),
  ].join('  ');

/** A link as it is printed. A stopped server's public address is not known to a command. */
const printed = (link: string): string =>
  isLoopbackHost(new URL(link).hostname)
    ? `${link}\nIt opens on this machine alone. At a public address, make it while the server runs, or add --public-url.\n`
    : `${link}\n`;

/** Why there is no invitation, by the code of the refusal. */
const refusedInvitations: Readonly<Record<string, string>> = {
  EMAIL_EXISTS: 'This address has an account already.',
  INVALID_EMAIL: 'This is no mail address.',
  ADMIN_ONLY_OPERATION: 'Sign-up is closed. Start the server with --sign-up invited.',
};

/** What whoever runs the server may do with accounts. */
export const accountCommands: Readonly<Record<string, RunCommand>> = {
  async accounts({ auth }, _words, out) {
    const accounts = auth.listAccounts();
    out.write(accounts.map((account) => `${line(account)}\n`).join('') || 'No accounts yet.\n');
  },
  async invite({ auth }, words, out) {
    const [email, more] = words;
    if (more !== undefined) throw new CommandError('Name one mail address, or none.');
    const link = await auth.invitationLink(email).catch((error: Error) => {
      throw new CommandError(refusedInvitations[error.message] ?? error.message);
    });
    out.write(
      `Give this link to one person. It makes one account, within seven days:\n${printed(link)}`,
    );
  },
  async mails({ auth }, _words, out) {
    const { count, oldestAt, nextAt } = auth.waitingMails();
    const time = (ms = 0) => new Date(ms).toISOString();
    out.write(
      count === 0
        ? 'No mail waits.\n'
        : `${count} mails wait since ${time(oldestAt)}; the next try is at ${time(nextAt)}.\n`,
    );
  },
  async disable({ auth }, words, out) {
    const account = accountOf(auth, words);
    await auth.setDisabled(account.uid, true);
    out.write(`${nameOf(account)} is signed out everywhere and cannot sign in. Its data stays.\n`);
  },
  async enable({ auth }, words, out) {
    const account = accountOf(auth, words);
    await auth.setDisabled(account.uid, false);
    out.write(`${nameOf(account)} can sign in again.\n`);
  },
  async delete({ auth, engine }, words, out) {
    const [given, confirmation] = [
      words.filter((word) => word !== '--yes'),
      words.includes('--yes'),
    ];
    const account = accountOf(auth, given);
    if (!confirmation) {
      throw new CommandError(
        `This deletes ${nameOf(account)} with all people, events and gifts, for good. Make a backup first; then add --yes.`,
      );
    }
    // Disabled first: nobody can write for it any more. Gone last: killed in between, the command can be repeated.
    await auth.setDisabled(account.uid, true);
    const root = `projects/${projectId}/databases/(default)/documents/${userPath(account.uid)}`;
    const count = await engine.deleteTree(root);
    await forgetPerson(documentsOf(engine), account.uid);
    await auth.deleteAccount(account.uid);
    out.write(`${nameOf(account)} is deleted, with ${count} documents.\n`);
  },
  async 'reset-link'({ auth }, words, out) {
    const account = accountOf(auth, words);
    if (account.email === undefined) throw new CommandError('This account has no mail address.');
    if (account.disabled) {
      throw new CommandError(`${nameOf(account)} is disabled. Enable it first.`);
    }
    const link = await auth.passwordResetLink(account.email);
    out.write(
      `Give this link to ${nameOf(account)} alone. It works once, for one hour:\n${printed(link)}`,
    );
  },
};
