/** Currencies in use, by the digits of their minor unit (ISO 4217). */
const CODES_BY_DIGITS: readonly [digits: number, codes: string][] = [
  [0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"],
  [3, "BHD IQD JOD KWD LYD OMR TND"],
  [
    2,
    `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP
    CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES
    KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK
    NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB
    TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD XCG YER ZAR ZMW ZWG`,
  ],
];

const DIGITS = new Map(
  CODES_BY_DIGITS.flatMap(([digits, codes]) => codes.split(/\s+/).map((code) => [code, digits] as const)),
);

/** All currencies, by their code of three letters. */
export const CURRENCIES: readonly string[] = [...DIGITS.keys()].toSorted();

export function isCurrency(code: string): boolean {
  return DIGITS.has(code);
}

/** Digits after the decimal point of an amount: 2 for USD, 0 for JPY. */
export function minorDigits(currency: string): number {
  return DIGITS.get(currency) ?? 2;
}

/** A sum in whole units, such as a deal value, in minor units: $12 are 1,200 cents. */
export function minorOf(units: number, currency: string): number {
  return Math.round(units * 10 ** minorDigits(currency));
}
