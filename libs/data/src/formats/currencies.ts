/**
 * The currencies in use, by ISO 4217, with the digits below their unit. Browsers are not asked: the digits of some
 * (IQD, UGX, ISK …) differ between ISO and CLDR, and between versions of CLDR. An amount that was stored with one
 * number of digits has to be read with the same.
 */
const byDecimals = [
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  '',
  `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE
  CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR
  KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB
  PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY
  TTD TWD TZS UAH USD UYU UZS VES WST XCD XCG YER ZAR ZMW ZWG`,
  'BHD IQD JOD KWD LYD OMR TND',
];

const decimalsOfCode = new Map(
  byDecimals.flatMap((codes, decimals) =>
    codes
      .split(/\s+/)
      .filter(Boolean)
      .map((code) => [code, decimals] as const),
  ),
);

/** Their codes, in alphabetical order. */
export const currencies: readonly string[] = [...decimalsOfCode.keys()].sort();

/** Digits below the unit: 2 for cents, and for a currency that a later release knows. */
export const decimalsOf = (currency: string): number => decimalsOfCode.get(currency) ?? 2;
