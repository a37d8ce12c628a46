const ofUnit = ['0.1', '0.5', '1', '5', '20'] as const

/** Currencies whose unit buys little: the usual bet in them is so many times a dollar's, in powers of ten. */
const powers: Readonly<Record<string, number>> = {
  ...{ IDR: 4, VND: 4, LAK: 4, IRR: 5 },
  ...{ KHR: 3, KRW: 3, MMK: 3, MNT: 3, UGX: 3, TZS: 3, NGN: 3 },
  ...{ JPY: 2, INR: 2, PKR: 2, BDT: 2, NPR: 2, LKR: 2, RUB: 2, KES: 2 },
  ...{ THB: 1, PHP: 1, CNY: 1, TWD: 1, HKD: 1, TRY: 1, MXN: 1 },
}

const stepsOf = (power: number): readonly string[] => ofUnit.map((step) => String(Number(step) * 10 ** power))

/** What the smallest bet may be at most, decimal strings. @param currency ISO 4217, empty where nobody tells it */
export const betSteps = (currency: string): readonly string[] =>
  stepsOf(Object.hasOwn(powers, currency) ? (powers[currency] ?? 0) : 0)

const all = new Set([0, ...Object.values(powers)].flatMap(stepsOf))

/** A step of any currency: an address is read before the currency is known. */
export const readBet = (text: string | null): string | undefined => (text !== null && all.has(text) ? text : undefined)
