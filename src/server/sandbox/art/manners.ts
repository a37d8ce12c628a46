import type { EmblemName } from './emblems'
import { inlay } from './manners/inlay'
import type { Manner } from './manners/manner'
import { night } from './manners/night'
import { paper } from './manners/paper'

/** How each merchant has its banners and promotions drawn; pictures of others are painted scenes. */
const manners: Readonly<Record<string, Manner>> = { aurora: night, jade: paper, sahara: inlay }

export const mannerOf = (merchant: string | undefined): Manner | undefined =>
  merchant !== undefined && Object.hasOwn(manners, merchant) ? manners[merchant] : undefined

/** The house's own coin for a coin; everything else as it is. */
export const coined = (merchant: string | undefined, name: EmblemName): EmblemName =>
  name === 'coin' ? (mannerOf(merchant)?.swaps.coin ?? name) : name
