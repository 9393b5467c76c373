import type { KeyValueStore } from '../storage/key-value-store.ts';
import type { Accounts } from './account.ts';
import type { ActionCodes } from './action-codes.ts';
import { openTable, type Transact, type Transaction } from './durable-tables.ts';
import { composeMail, type Mail } from './mail.ts';

/** The mail server takes this mail never: it is not tried again. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** A mail that waits. Times are milliseconds since 1970. */
interface Waiting {
  code: string;
  createdAt: number;
  attempts: number;
  nextAt: number;
}

/** How many mails wait, and since when. */
export interface WaitingMails {
  count: number;
  oldestAt?: number;
  nextAt?: number;
}

export type Outbox = Awaited<ReturnType<typeof openOutbox>>;

export interface OutboxOptions {
  store: KeyValueStore;
  transact: Transact;
  codes: ActionCodes;
  accounts: Accounts;
  clock: () => number;
  appName: string | undefined;
  log: (line: string) => void;
  /** @throws MailRefusedError, or another error when it is to be tried again */
  sendMail: (mail: Mail) => Promise<void>;
}

const MINUTE = 60_000;
/** A mail server that is down for longer is asked no more for this mail. */
const GIVE_UP_AFTER = 5 * 24 * 60 * MINUTE;

/** 1, 2, 4 … minutes, an hour at most. */
const pauseAfter = (attempts: number): number => Math.min(2 ** (attempts - 1), 60) * MINUTE;

/**
 * The mails that are not sent yet, on disk. A mail leaves it after the mail server has taken it, so a
 * process that is killed between the two sends the mail again, under the same id: twice rather than
 * never.
 */
export const openOutbox = async (options: OutboxOptions) => {
  const { store, transact, codes, accounts, clock, log } = options;
  const table = await openTable<Waiting>(store, 'auth/outbox/');
  const due = (): Waiting[] =>
    [...table.values()]
      .filter(({ nextAt }) => nextAt <= clock())
      .sort((one, other) => one.createdAt - other.createdAt);
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** The disk refuses: asked again after a minute, and not at once for ever. */
  let isStuck = false;

  const remove = (code: string) => transact((transaction) => transaction.remove(table, code));

  const send = async (waiting: Waiting): Promise<void> => {
    // The time of a link begins when its mail goes out.
    const isLate = clock() - waiting.createdAt > MINUTE;
    const code = await transact((transaction) =>
      isLate ? codes.renew(transaction, waiting.code) : codes.get(waiting.code),
    );
    if (!code || code.usedAt !== undefined || !accounts.get(code.localId)) {
      return remove(waiting.code);
    }
    try {
      await options.sendMail(composeMail(code, options.appName));
      await remove(waiting.code);
    } catch (error) {
      const attempts = waiting.attempts + 1;
      const isOver = clock() - waiting.createdAt > GIVE_UP_AFTER;
      if (error instanceof MailRefusedError || isOver) {
        log(`A mail was refused and is not tried again: ${messageOf(error)}`);
        return remove(waiting.code);
      }
      const pause = pauseAfter(attempts);
      log(`A mail could not be sent: ${messageOf(error)}. Next try in ${pause / MINUTE} min.`);
      const later = { ...waiting, attempts, nextAt: clock() + pause };
      await transact((transaction) => transaction.put(table, waiting.code, later));
    }
  };

  const sendAll = async (): Promise<void> => {
    for (let mails = due(); mails.length > 0 && !isClosed; mails = due()) {
      for (const mail of mails) if (!isClosed) await send(mail);
    }
  };

  /** Asks at least every minute, so that a clock that is set anew does no harm. */
  const schedule = () => {
    clearTimeout(timer);
    if (isClosed || table.size === 0) return;
    const next = Math.min(...[...table.values()].map(({ nextAt }) => nextAt)) - clock();
    timer = setTimeout(
      () => void deliver(),
      isStuck ? MINUTE : Math.max(50, Math.min(next, MINUTE)),
    ).unref();
  };

  const deliver = (): Promise<void> => {
    running ??= sendAll()
      .then(
        () => {
          isStuck = false;
        },
        (error: unknown) => {
          isStuck = true;
          log(`The outbox cannot be used: ${messageOf(error)}`);
        },
      )
      .finally(() => {
        running = undefined;
        schedule();
      });
    return running;
  };
  schedule();

  return {
    /** Joins the transaction that makes the code: there is never one without the other. */
    add: (transaction: Transaction, code: string): void => {
      const now = clock();
      transaction.put(table, code, { code, createdAt: now, attempts: 0, nextAt: now });
    },
    /** Sends everything that is due now, one after the other. */
    deliver,
    waiting: (): WaitingMails => {
      const mails = [...table.values()];
      if (mails.length === 0) return { count: 0 };
      return {
        count: mails.length,
        oldestAt: Math.min(...mails.map(({ createdAt }) => createdAt)),
        nextAt: Math.min(...mails.map(({ nextAt }) => nextAt)),
      };
    },
    /** Ends the retries and waits for the mail that is on its way. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
