import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { buildFolder, repositoryFile } from '../app-folders.ts';
import { hostedOrigins, withHeaders } from './firebase-json.ts';
import type { DeployedConfiguration, FirebaseJson, FirebaseProjects } from './firebase-json.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function write(name: string, content: object): string {
  writeFileSync(repositoryFile(name), `${JSON.stringify(content, null, 2)}\n`);
  return name;
}

/** firebase.json as it belongs into the repository: for the sites of `.firebaserc.example`. */
export function exampleFirebaseJson(): FirebaseJson {
  const projects = read(repositoryFile('.firebaserc.example')) as FirebaseProjects;
  return withHeaders(
    read(repositoryFile('firebase.json')) as FirebaseJson,
    hostedOrigins(projects),
  );
}

/** firebase.json for the sites of `.firebaserc` and the config.json beside the built shell. */
export function deployedFirebaseJson(): FirebaseJson {
  const configurationFile = `${buildFolder('shell')}/config.json`;
  if (!existsSync(repositoryFile('.firebaserc')) || !existsSync(configurationFile)) {
    throw new Error(
      'This needs .firebaserc and apps/shell/dist/config.json: see docs/deploying.md, steps 2 and 4.',
    );
  }
  const projects = read(repositoryFile('.firebaserc')) as FirebaseProjects;
  const configuration = read(configurationFile) as DeployedConfiguration;
  return withHeaders(exampleFirebaseJson(), hostedOrigins(projects, configuration));
}

/**
 * Writes firebase.json for the repository or, with `--deploy`, firebase.deploy.json for a deployment.
 *
 * @returns the name of the file
 */
export function writeFirebaseJson(words: readonly string[]): string {
  return words.includes('--deploy')
    ? write('firebase.deploy.json', deployedFirebaseJson())
    : write('firebase.json', exampleFirebaseJson());
}
