/** `local-firebase/testing`: what tests of an application need beside the backend itself. */
export { emulatorFor, recordAgreement } from './agreement.ts';
export { browserSdkAliases, type ModuleAlias } from './browser-sdk-aliases.ts';
export {
  findOfficialEmulator,
  freePort,
  startOfficialEmulator,
  type RunningEmulator,
} from './official-emulator.ts';
