/** What a deployment takes from here: the apps, and the hosting configuration with its headers. */
export { buildFolder, remoteNames, remotes, repositoryFile } from './app-folders.ts';
export { remotesManifest } from './remotes-manifest.ts';
export { hostedOrigins, siteOrigin, withHeaders } from './security/firebase-json.ts';
export type {
  DeployedConfiguration,
  FirebaseJson,
  FirebaseProjects,
} from './security/firebase-json.ts';
export { isOrigin } from './security/origins.ts';
export { exampleFirebaseJson } from './security/write-firebase-json.ts';
export { applicationPaths, filePaths } from './shell-routes.ts';
