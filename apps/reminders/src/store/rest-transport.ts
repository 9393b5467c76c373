import type { FirestoreDocument, FirestoreTransport } from '../program.d.ts';

/** Preconditions that were not met, and transactions that crossed. */
const conflicts: readonly string[] = ['FAILED_PRECONDITION', 'ALREADY_EXISTS', 'ABORTED'];

interface Refusal {
  error?: { status?: string; message?: string };
}

/** Firestore over HTTPS, as an administrator. It needs no package. @param token an access token */
export function createRestTransport(
  origin: string,
  token: () => Promise<string>,
): FirestoreTransport {
  const ask = async (path: string, body?: object) => {
    const response = await fetch(`${origin}/v1/${path}`, {
      headers: {
        authorization: `Bearer ${await token()}`,
        'content-type': 'application/json',
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as unknown;
    if (response.ok) return { answer, status: 'OK' };
    const { error } = (Array.isArray(answer) ? answer[0] : answer) as Refusal;
    return { answer: undefined, status: error?.status ?? String(response.status) };
  };
  const fail = (status: string): never => {
    throw new Error(`Firestore refused a request of the reminders: ${status}.`);
  };
  return {
    async read(name) {
      const { answer, status } = await ask(name);
      if (status === 'NOT_FOUND') return undefined;
      return status === 'OK' ? (answer as FirestoreDocument) : fail(status);
    },
    async query(parent, structuredQuery) {
      const { answer, status } = await ask(`${parent}:runQuery`, { structuredQuery });
      if (status !== 'OK') return fail(status);
      const rows = answer as { document?: FirestoreDocument }[];
      return rows.flatMap(({ document }) => document ?? []);
    },
    async commit(writes) {
      const [{ update, delete: deleted } = {}] = writes;
      const name = update?.name ?? deleted ?? '';
      const database = name.slice(0, name.indexOf('/documents'));
      const { status } = await ask(`${database}/documents:commit`, { writes });
      if (status === 'OK') return true;
      return conflicts.includes(status) ? false : fail(status);
    },
  };
}
