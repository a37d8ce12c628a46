import { memo, useMemo } from 'react'
import { GameCard, type GameCardVariant, gameRatios, Icon } from '../../../ui'
import type { Catalogue } from '../../../shared/catalogue/Catalogue'
import { Marked } from '../../../shared/catalogue/search/Marked'
import { pictureCache } from './PictureCache'
import type { CellActions } from './useCellActions'

interface Props {
  readonly catalogue: Catalogue
  /** Number of the game in the catalogue. */
  readonly game: number
  /** Place in the result, from 0. */
  readonly place: number
  readonly count: number
  readonly width: number
  readonly across: number
  readonly down: number
  readonly words: readonly string[]
  readonly rank: number | undefined
  readonly isFavourite: boolean
  /** With what stands on the picture. While the page is flung the place and the words are enough, and half the work. */
  readonly isFurnished: boolean
  readonly isPictured: boolean
  readonly isCurrent: boolean
  /** Nothing hovers on this screen. */
  readonly isTouch: boolean
  readonly variant: GameCardVariant
  readonly actions: CellActions
  readonly onFocus: (place: number) => void
}

/** The same for all cells, so that nothing of it is looked at again with another game. */
const infoIcon = <Icon name="info" size={18} />

/** One game of the grid at its place. */
export const Cell = memo(function Cell(props: Props) {
  const {
    catalogue,
    game,
    place,
    count,
    width,
    across,
    down,
    words,
    rank,
    isFavourite,
    isFurnished,
    isPictured,
    isCurrent,
    isTouch,
    variant,
    actions,
    onFocus,
  } = props
  const shown = useMemo(() => catalogue.gameAt(game), [catalogue, game])
  const { labels, setFavourite } = actions
  const { name, mark } = actions.vendorOf(shown.vassalage)
  const image = actions.imageOf(shown.image)
  // asked once for a picture: one that has just come stays the element that it is
  const isKept = useMemo(() => pictureCache.has(image), [image])
  const tabIndex = isCurrent ? 0 : -1
  return (
    <div
      className="cell"
      role="listitem"
      aria-posinset={place + 1}
      aria-setsize={count}
      data-place={place}
      style={{ inlineSize: width, insetInlineStart: across, insetBlockStart: down }}
      onFocus={() => onFocus(place)}
    >
      <GameCard
        title={shown.title}
        markedTitle={words.length === 0 ? undefined : <Marked title={shown.title} words={words} />}
        vendor={name}
        // a small mark beside its name, one picture more a card: where there is room for it
        vendorMark={isTouch ? undefined : mark}
        image={image}
        badge={isFurnished ? badgeOf(shown.isHot, shown.isNew, rank, labels) : undefined}
        rtp={shown.rtp === undefined ? undefined : `${shown.rtp}%`}
        variant={variant}
        labels={labels}
        favourite={isFavourite}
        onFavourite={setFavourite === undefined || !isFurnished ? undefined : (on) => setFavourite(shown, on)}
        onOpen={(press) => actions.launch(shown, press)}
        kept={isKept}
        held={!isPictured}
        bare={isTouch}
        tabIndex={tabIndex}
      />
      {isFurnished ? (
        <button
          type="button"
          className="info"
          tabIndex={tabIndex}
          aria-label={`${labels.details}: ${shown.title}`}
          aria-haspopup="dialog"
          onClick={() => actions.showDetails(shown)}
          style={{ insetBlockStart: width / gameRatios[variant] - 46 }}
        >
          {infoIcon}
        </button>
      ) : null}
    </div>
  )
})

function badgeOf(isHot: boolean, isNew: boolean, rank: number | undefined, labels: CellActions['labels']) {
  if (rank !== undefined) return { label: String(rank), tone: rank <= 3 ? 'warning' : 'neutral' } as const
  if (isHot) return { label: labels.hot, tone: 'danger', icon: 'flame' } as const
  return isNew ? ({ label: labels.new, tone: 'accent2' } as const) : undefined
}
