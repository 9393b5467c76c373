import type { FirestoreTransport, FirestoreWrite } from '@evergift/reminders';
import { StatusError, type FirestoreEngine, type Write } from 'local-firebase';

const administrator = { kind: 'admin' } as const;

const conflicts: readonly string[] = ['FAILED_PRECONDITION', 'ALREADY_EXISTS', 'ABORTED'];

/** The embedded database, as the reminders read and write it: without rules, they run in this process. */
export const engineTransport = (
  engine: Pick<FirestoreEngine, 'getDocuments' | 'runQuery' | 'commit'>,
): FirestoreTransport => ({
  read: (name) => {
    const [document] = engine.getDocuments([name], administrator).documents;
    return Promise.resolve(document);
  },
  query: (parent, query) =>
    Promise.resolve(engine.runQuery(parent, { ...query }, administrator).documents),
  async commit(writes) {
    try {
      await engine.commit(writes.map(asWrite), administrator);
      return true;
    } catch (error) {
      if (error instanceof StatusError && conflicts.includes(error.status)) return false;
      throw error;
    }
  },
});

const asWrite = (write: FirestoreWrite): Write => write as Write;
