import { writeFileSync } from 'node:fs';
import { repositoryFile, remoteNames } from '../app-folders.ts';
import { applicationPaths, filePaths, landingPaths } from '../shell-routes.ts';
import {
  hostedOrigins,
  withHeaders,
  type FirebaseJson,
  type FirebaseProjects,
  type HostingSite,
} from './firebase-json.ts';

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

/** Built, yet not deployed: source maps, hidden files, and copies that Hosting makes by itself. */
const ignore = ['**/*.map', '**/*.br', '**/.*'];

const fileFolders = filePaths.map((path) => path.slice(1)).join('|');

const rewrites = [
  ...applicationPaths.flatMap((path) =>
    [path, `${path}/**`].map((source) => ({ source, destination: '/app.html' })),
  ),
  ...landingPaths.map((source) => ({ source, destination: `${source}.html` })),
  { source: `!/@(${fileFolders})/**`, destination: '/index.html' },
];

/** The hosted sites of firebase.json, one for each app, without their headers. */
export const hostingSites: readonly HostingSite[] = ['shell', ...remoteNames].map((target) => ({
  target,
  public: `apps/${target}/dist`,
  ignore,
  ...(target === 'shell' && { rewrites }),
}));

const exampleProject = 'your-project';

/** The content of `.firebaserc.example`: a project with one site for each app. */
export const exampleProjects: FirebaseProjects = {
  projects: { default: exampleProject },
  targets: {
    [exampleProject]: {
      hosting: {
        shell: [exampleProject],
        ...Object.fromEntries(remoteNames.map((name) => [name, [`${exampleProject}-${name}`]])),
      },
    },
  },
};
