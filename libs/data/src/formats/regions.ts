import type { Language } from '@evergift/language';
import { american } from './formats.ts';

/** Countries and areas, by ISO 3166. Their names are Intl's. */
export const regions: readonly string[] =
  `AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF
  CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF
  GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP
  KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH
  SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI
  VN VU WF WS XK YE YT ZA ZM ZW`.split(/\s+/);

/**
 * Whether the language's numbers are read well in English text: its script, and its decimal mark. Cape Verde's is '$'.
 */
function isNear(locale: string, script = ''): boolean {
  const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const mark = euros.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '';
  return /^(?:Latn|Cyrl|Grek)$/.test(script) && /^[.,]$/.test(mark);
}

/** Dates in English with the day, the month or the year first. */
const dates: Readonly<Record<string, string>> = { day: 'en-GB', month: 'en-US', year: 'en-CA' };

/** Where a language is at home: the region of who speaks it and chose none. */
export const homeRegions: Readonly<Record<Language, string>> = {
  ...{ en: american.region, de: 'DE', fr: 'FR', es: 'ES', ar: 'EG' },
};

interface Locales {
  readonly numbers: string;
  readonly dates: string;
}

/** The locales of a region: its own marks in numbers and its order in dates, with the words of the language. */
export function localesOf(region: string, language: Language = 'en'): Locales {
  return language === 'en' ? englishLocalesOf(region) : localesIn(language, region);
}

/**
 * In other languages than English the order of a date is part of the language; digits and calendar are ours. Numbers
 * have the marks of the language's own speakers in the region (French in Canada), where there are none those of the
 * region, and where these cannot be read those of the language.
 */
function localesIn(language: Language, region: string): Locales {
  const own = regions.includes(region) ? region : homeRegions[language];
  const dates = `${language}-${own}-u-ca-gregory-nu-latn`;
  const { locale } = new Intl.NumberFormat(`${language}-${own}`).resolvedOptions();
  return { dates, numbers: (locale.includes(own) ? undefined : homeLocaleOf(own)) ?? dates };
}

function englishLocalesOf(region: string): Locales {
  if (!regions.includes(region)) return { numbers: american.numbers, dates: american.dates };
  const { language = 'en' } = new Intl.Locale(`und-${region}`).maximize();
  const short = new Intl.DateTimeFormat(`${language}-${region}-u-ca-gregory`, {
    dateStyle: 'short',
  });
  const first = short.formatToParts(0).find(({ type }) => type in dates)?.type ?? 'day';
  return { numbers: homeLocaleOf(region) ?? `en-${region}`, dates: dates[first] ?? american.dates };
}

/** The locale of a region's own language; undefined where its numbers cannot be read by who reads Latin letters. */
function homeLocaleOf(region: string): string | undefined {
  const { language = 'en', script } = new Intl.Locale(`und-${region}`).maximize();
  const home = `${language}-${region}`;
  return isNear(home, script) ? home : undefined;
}
