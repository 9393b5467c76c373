export { appOfBuild, chooseBuild } from './choose-build.ts';
export { guardOf, isWorse } from './guard.ts';
export type { Guard, Tally } from './guard.ts';
export {
  isOffered,
  readReleaseList,
  releaseAddress,
  ReleaseListError,
  schemaAddress,
} from './release-list.ts';
export type { AppBuilds, Build } from './release-list.ts';
