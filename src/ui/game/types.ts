import type { ReactNode } from 'react'
import type { BadgeTone } from '../feedback/Badge'
import type { IconName } from '../icons/names'
import type { LaneSize } from '../media/laneColumns'

/** cover: tall picture, words below · wide: 16:10 picture in a card · tile: square picture over a name plate. */
export type GameCardVariant = LaneSize

/** Width over height of each variant's picture. */
export const gameRatios: Readonly<Record<GameCardVariant, number>> = { cover: 3 / 4, wide: 16 / 10, tile: 1 }

/** CSS width of each variant in a lane, where it is not to fill the row by whole cards. */
export const gameLaneWidths: Readonly<Record<GameCardVariant, string>> = {
  cover: 'min(clamp(8.25rem, 11.5vw, 10.75rem), 100%)',
  wide: 'min(clamp(13.25rem, 18vw, 16.25rem), 100%)',
  tile: 'min(clamp(7rem, 12vw, 10.75rem), 100%)',
}

export interface GameBadge {
  readonly label: string
  readonly tone: BadgeTone
  readonly icon?: IconName | undefined
}

export interface GameCardLabels {
  /** "Play", on the picture under the pointer. */
  readonly play: string
  readonly demo?: string | undefined
  readonly addFavourite: string
  readonly removeFavourite: string
  /** "RTP". */
  readonly rtp?: string | undefined
}

export interface GameCardProps {
  readonly title: string
  /** The same words with marks in them, such as what was searched for. */
  readonly markedTitle?: ReactNode
  readonly vendor: string
  /** Address of the vendor's small square mark. */
  readonly vendorMark?: string | undefined
  readonly image: string
  readonly badge?: GameBadge | undefined
  readonly favourite?: boolean | undefined
  /** Without it there is no heart. */
  readonly onFavourite?: ((favourite: boolean) => void) | undefined
  readonly onOpen: (press?: { readonly currentTarget: Element }) => void
  /** Without it there is no free play. */
  readonly onDemo?: (() => void) | undefined
  readonly variant: GameCardVariant
  /** Return to player as text, such as "96.5%". */
  readonly rtp?: string | undefined
  readonly labels: GameCardLabels
  /** In the first view. */
  readonly eager?: boolean | undefined
  /** Without what hover uncovers: on screens where nothing hovers. */
  readonly bare?: boolean | undefined
  /** Its picture is not to be asked for yet. */
  readonly held?: boolean | undefined
  /** Its picture is at hand. */
  readonly kept?: boolean | undefined
  /** -1 in a grid that the arrow keys move through; all of its buttons follow. */
  readonly tabIndex?: 0 | -1 | undefined
}
