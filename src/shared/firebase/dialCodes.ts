import type { Countries } from '../../contract/countries'

interface DialChoice {
  /** ISO 3166 code; empty for home, which is there before the countries are. */
  readonly value: string
  readonly dial: string
  readonly name: string | undefined
}

/** Where a number may be from: home first, by the brand's own dialling code, then every other country. */
export function dialChoices(home: string, countries: Countries): readonly DialChoice[] {
  const own = countries.find(({ dial }) => dial === home)
  const others = countries.filter((country) => country !== own)
  return [
    { value: '', dial: home, name: own?.name },
    ...others.map(({ code, dial, name }) => ({ value: code, dial, name })),
  ]
}

/** Digits of a number within its country: as at home, or what any country's may have (E.164). */
export const digitsOf = (isHome: boolean, home: number): { readonly least: number; readonly most: number } =>
  isHome ? { least: home, most: home } : { least: 4, most: 13 }
