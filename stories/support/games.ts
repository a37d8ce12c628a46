import type { GameCardLabels, GameCardProps } from '../../src/ui'

const pictures = import.meta.glob<string>('../pictures/*.svg', { query: '?url', import: 'default', eager: true })

/** A picture that the sandbox drew, by its name. */
export const picture = (name: string): string => {
  const url = pictures[`../pictures/${name}.svg`]
  if (url === undefined) throw new Error(`stories/pictures has no ${name}.svg`)
  return url
}

export type Game = Pick<GameCardProps, 'title' | 'vendor' | 'image' | 'vendorMark'>

const game = (id: string, title: string, vendor: string, mark?: string): Game => ({
  title,
  vendor,
  image: picture(`cover-${id}`),
  vendorMark: mark && picture(`mark-${mark}`),
})

/** Demo games of the sandbox's vendors. */
export const lanternFestival = game('lantern-festival', 'Lantern Festival', 'Paper Lantern', 'lant')
export const games: readonly Game[] = [
  lanternFestival,
  game('coral-gold', 'Coral Gold', 'Reefworks', 'reef'),
  game('midnight-baccarat', 'Midnight Baccarat', 'Velvet Room'),
  game('cherry-parade', 'Cherry Parade', 'Cindermill'),
  game('nine-dragons', 'Nine Dragons', 'Ninth Harbour'),
  game('orchard-queen', 'Orchard Queen', 'Quartzline'),
  game('comet-trail', 'Comet Trail', 'Brass Otter'),
  game('temple-of-tides', 'Temple of Tides', 'Abyss Lane'),
]

export const gameLabels: GameCardLabels = {
  play: 'Play',
  demo: 'Demo',
  addFavourite: 'Add to favourites',
  removeFavourite: 'Remove from favourites',
  rtp: 'RTP',
}
