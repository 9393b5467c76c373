import { remoteNames } from '../app-folders.ts';
import { applicationPaths, filePaths } from '../shell-routes.ts';
import type { FirebaseProjects, HostingSite } from './firebase-json.ts';

/** Built, yet not deployed: source maps, hidden files, and copies that Hosting makes by itself. */
const ignore = ['**/*.map', '**/*.br', '**/.*'];

const fileFolders = filePaths.map((path) => path.slice(1)).join('|');

const rewrites = [
  ...applicationPaths.flatMap((path) =>
    [path, `${path}/**`].map((source) => ({ source, destination: '/app.html' })),
  ),
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
