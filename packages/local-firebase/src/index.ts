export {
  createLocalBackend,
  type LocalBackend,
  type LocalBackendOptions,
} from './create-local-backend.ts';
export {
  startLocalBackend,
  ListenError,
  type RunningBackend,
  type StartOptions,
} from './start-local-backend.ts';
export {
  createTrustedProxies,
  ProxyAddressError,
  type TrustedProxies,
} from './http/trusted-proxies.ts';
export { namesTwoHosts } from './server/origin-policy.ts';
export { isLoopbackHost, listeningOrigins, publicOrigin } from './http/loopback.ts';
export { RulesFileError } from './server/rules-file.ts';
export { MailRefusedError, type WaitingMails } from './auth/outbox.ts';
export type { Mail, ShownMail } from './auth/mail.ts';
export { AuthError } from './auth/auth-error.ts';
export type { AccountAdministration, AccountSummary } from './auth/account-administration.ts';
export type { AccountDetails, AuthBackend, TokenVerdict } from './auth/create-auth.ts';
export type { SignUpMode } from './auth/invitations.ts';
export {
  StatusError,
  type Caller,
  type CommittedChange,
  type Document,
  type Fields,
  type FirestoreEngine,
  type Value,
  type Write,
} from './firestore/types.ts';
export { checkDataFolder } from './storage/folder-wholeness.ts';
export { checkExport } from './storage/import-data.ts';
export { repairFolder } from './storage/repair-folder.ts';
export { restoreFolder } from './storage/import-data.ts';
export { livingOwner } from './storage/folder-owner.ts';
export { StorageError } from './storage/storage-error.ts';
