import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc, type DocumentData, type Firestore } from 'firebase/firestore';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const rules = readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8');

/** Google's test environment with the rules of this repository, against the backend at the address. */
export function openEnvironment(baseUrl: string, projectId: string): Promise<RulesTestEnvironment> {
  const { hostname, port } = new URL(baseUrl);
  return initializeTestEnvironment({
    projectId,
    firestore: { host: hostname, port: Number(port), rules },
  });
}

/** The testing library hands out the older interface; today's functions take it as well. */
export const today = (older: unknown): Firestore => older as Firestore;

/** Puts documents in place, past the rules. */
export async function prepare(
  environment: RulesTestEnvironment,
  documents: Readonly<Record<string, DocumentData>>,
): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = today(context.firestore());
    await Promise.all(
      Object.entries(documents).map(([path, fields]) => setDoc(doc(firestore, path), fields)),
    );
  });
}
