import { writeFileSync } from 'node:fs';
import { repositoryFile } from '../app-folders.ts';
import { hostedOrigins, withHeaders } from './firebase-json.ts';
import type { FirebaseJson } from './firebase-json.ts';
import { exampleProjects, hostingSites } from './hosting-sites.ts';

/** firebase.json as it belongs into the repository: for the sites of `.firebaserc.example`. */
export const exampleFirebaseJson = (): FirebaseJson =>
  withHeaders(
    {
      firestore: { rules: 'rules/firestore.rules', indexes: 'rules/firestore.indexes.json' },
      hosting: hostingSites,
    },
    hostedOrigins(exampleProjects),
  );

/** Writes `firebase.json` and `.firebaserc.example`, which follow from the apps and the origins. */
export function writeFirebaseJson(): string[] {
  const contents = {
    'firebase.json': exampleFirebaseJson(),
    '.firebaserc.example': exampleProjects,
  };
  for (const [name, content] of Object.entries(contents)) {
    writeFileSync(repositoryFile(name), `${JSON.stringify(content, null, 2)}\n`);
  }
  return Object.keys(contents);
}
