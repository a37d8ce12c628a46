/** Invented studios. Vassalages of the e-sports vendors are those that brands name (spec §3). */
export interface SeedVendor {
  readonly code: string
  readonly name: string
  readonly category: string
  /** Kinds of games that the vendor makes; absent: every kind of its category. */
  readonly gameTypes?: readonly string[]
  /** How many games it has, compared with the others of its category. */
  readonly weight: number
}

const vendor = (
  category: string,
  code: string,
  name: string,
  weight = 1,
  gameTypes?: readonly string[],
): SeedVendor => ({
  code,
  name,
  category,
  weight,
  ...(gameTypes && { gameTypes }),
})

export const vendors: readonly SeedVendor[] = [
  vendor('LIVE', 'LUMA', 'Luma Salon', 3),
  vendor('LIVE', 'VELV', 'Velvet Room', 2),
  vendor('LIVE', 'ORCH', 'Orchid Tables', 2),
  vendor('LIVE', 'MERI', 'Meridian Live'),
  vendor('SPORTS', 'KICK', 'Kickline', 3, ['SPORTS']),
  vendor('SPORTS', 'STRI', 'Stride Book', 2, ['SPORTS']),
  vendor('SPORTS', 'PODI', 'Podium Odds', 1, ['SPORTS']),
  vendor('SPORTS', 'ROOST', 'Roost Ring', 1, ['COCKFIGHT']),
  vendor('SPORTS', 'AV', 'Avenue Esports', 2, ['ESPORTS']),
  vendor('SPORTS', 'AI', 'Arena Index', 2, ['ESPORTS']),
  vendor('SPORTS', 'IMES', 'Impulse Esports', 2, ['ESPORTS']),
  vendor('SPORTS', 'TF', 'Tactic Front', 1, ['ESPORTS']),
  vendor('SPORTS', 'IA', 'Iris Arena', 1, ['ESPORTS']),
  vendor('FISH', 'REEF', 'Reefworks', 3),
  vendor('FISH', 'ABYS', 'Abyss Lane', 2),
  vendor('FISH', 'TIDE', 'Tidecaller', 2),
  vendor('RNG', 'CIND', 'Cindermill', 4),
  vendor('RNG', 'LANT', 'Paper Lantern', 4),
  vendor('RNG', 'QRTZ', 'Quartzline', 3),
  vendor('RNG', 'OTTR', 'Brass Otter', 3),
  vendor('RNG', 'SALT', 'Saltbox Reels', 2),
  vendor('RNG', 'ABAC', 'Velvet Abacus', 2),
  vendor('RNG', 'NINE', 'Ninth Harbour', 1),
  vendor('RNG', 'TINC', 'Tin Comet', 1),
  vendor('PVP', 'PARL', 'Parlour Nine', 2),
  vendor('PVP', 'JBRD', 'Jadeboard', 2),
  vendor('PVP', 'WIND', 'Four Winds Club'),
  vendor('ELOTT', 'NUMG', 'Numbergarden', 2),
  vendor('ELOTT', 'MINU', 'Minute Draw', 2),
  vendor('ELOTT', 'SKYB', 'Skyball'),
  vendor('LOTT', 'CIVI', 'Civic Draw', 2),
  vendor('LOTT', 'DELT', 'Delta Numbers'),
  // at the end: wallets are numbered by the place in this list
  vendor('JACKPOT', 'VAUL', 'Vault Row'),
  vendor('JACKPOT', 'KING', 'Kingsfall'),
  vendor('MINI', 'POCK', 'Pocket Arcade', 2),
  vendor('MINI', 'SNAP', 'Snapwheel'),
]

export const esportsVendors: readonly string[] = vendors
  .filter(({ gameTypes }) => gameTypes?.includes('ESPORTS'))
  .map(({ code }) => code)

/** Wallet of a vendor; 1 is the member's main wallet. */
export const accountTypeId = (index: number): number => 101 + index

/** Vendors that start otherwise than by themselves (spec §4, game launch). */
const starts: ReadonlyMap<string, string> = new Map([
  ['TIDE', 'VASSALAGE'],
  ['WIND', 'VASSALAGE'],
  ['SKYB', 'TCG_SEA'],
  ['NUMG', 'ELOTT'],
  ['MINU', 'ELOTT'],
  ['CIVI', 'LOTT'],
  ['DELT', 'LOTT'],
])

export function startOf(code: string): { readonly isGame?: string } {
  const isGame = starts.get(code)
  return isGame === undefined ? {} : { isGame }
}
