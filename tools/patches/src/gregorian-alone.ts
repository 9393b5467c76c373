import type { Patch } from './patch.ts';

const gregorian =
  /^import \{GregorianCalendar as (\$\S+)\} from "\.\/calendars\/GregorianCalendar\.mjs";$/m;
const offered = /^export \{\S+ as createCalendar\};$/m;

/**
 * Every date of Evergift is Gregorian, in all languages and regions. React Aria's fields bring eleven more calendars,
 * one of which they choose by its name: 3 kB.
 *
 * Not reported upstream; the place is
 * https://github.com/adobe/react-spectrum/blob/main/packages/@internationalized/date/src/createCalendar.ts
 */
export const gregorianAlone: Patch = {
  module: /\/@internationalized\/date\/dist\/private\/createCalendar\.mjs$/,
  change(code) {
    const [wanted, name] = gregorian.exec(code) ?? [];
    if (!wanted || !offered.test(code)) return undefined;
    return `${wanted}\nexport const createCalendar = () => new ${name}();\n`;
  },
  lookAt: 'how it makes a calendar by its name',
};
