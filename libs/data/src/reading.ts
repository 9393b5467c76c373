/**
 * Names, numbers and amounts as people write them, for what reads or writes a line or a file. Pure: no Firebase, no
 * zod, no RxJS.
 */
export { formatCount } from './formats/format-count.ts';
export { madeFor } from './formats/made-for.ts';
export { foldedWords, foldLetters } from './gift-name/fold-letters.ts';
export { PeopleIndex, type KnownPerson } from './gift-name/people-index.ts';
export { currencyName, currencyWords, type CurrencyWords } from './money/currency-words.ts';
export { latinDigits } from './values/latin-digits.ts';
export { amountOfNumber, hasAllDecimals, type DecimalMark } from './money/written-amount.ts';
// Apps of earlier releases ask for it by this name.
export { amountOfNumber as centsOfNumber } from './money/written-amount.ts';
export {
  exportFormat,
  type Export,
  type ExportedPhoto,
  type PhotoExport,
} from './model/export-format.ts';
