import { getDocFromServer, type DocumentReference } from 'firebase/firestore';
import { equal } from '../values/equal.ts';
import type { DocumentAddress, Write } from '../store/document-store.ts';
import { plainFields } from './firestore-fields.ts';

type Reference = (address: DocumentAddress) => DocumentReference;

async function isMet(write: Write, reference: Reference): Promise<boolean> {
  const data = (await getDocFromServer(reference(write.address))).data();
  if (write.kind === 'delete') return data === undefined;
  if (data === undefined) return false;
  const fields = plainFields(data);
  return Object.entries(write.fields).every(([name, value]) => equal(fields[name], value));
}

/**
 * Whether the server has a batch that it refused. The SDK sends a batch again whose answer was lost, and the rules
 * refuse to create what is there already. One document is read first: nearly always it shows that the batch did not
 * arrive.
 */
export async function isOnServer(writes: readonly Write[], reference: Reference): Promise<boolean> {
  const created = writes.find(({ kind }) => kind === 'create');
  try {
    if (!created || !(await isMet(created, reference))) return false;
    return (await Promise.all(writes.map((write) => isMet(write, reference)))).every(Boolean);
  } catch {
    return false;
  }
}
