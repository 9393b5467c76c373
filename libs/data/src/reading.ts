/** Names and amounts as people write them, for what reads a line or a file. Pure: no Firebase, no zod, no RxJS. */
export { foldedWords } from './gift-name/fold-letters.ts';
export { PeopleIndex, type KnownPerson } from './gift-name/people-index.ts';
export { centsOfNumber } from './money/written-amount.ts';
export {
  exportFormat,
  type Export,
  type ExportedPhoto,
  type PhotoExport,
} from './model/export-format.ts';
