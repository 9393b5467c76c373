export { CONTRACT_VERSION } from './contract-version.ts';
export { HostProvider, useHost } from './host-context.tsx';
export type { DraftKeeper, Host, ReadDraft } from './host.ts';
export type {
  ModalComponent,
  ModalLoader,
  ModalName,
  ModalProperties,
  ModalRequests,
} from './modals.ts';
export { readRemoteModule, RemoteModuleError } from './read-remote-module.ts';
export { entryOf, readRemotesManifest } from './remotes-manifest.ts';
export type { ListedBuild, RemoteBuild, RemoteEntry, RemotePath } from './remotes-manifest.ts';
export type * from './contributions.ts';
export { homePath, joinPath, signInPath } from './paths.ts';
export type { GateProperties, RemoteGate } from './gate.ts';
export type { RemoteModule, RemoteRoute } from './remote-module.ts';
export type { Notice, NoticeAction, NoticeType } from './notice.ts';
export { readReturnPath, rememberReturnPath } from './return-path.ts';
export { usePageTitle } from './use-page-title.ts';
