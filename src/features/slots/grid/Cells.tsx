import { memo, type RefObject, useLayoutEffect, useMemo } from 'react'
import { useAtomValue } from '../../../state/atoms'
import { type GameCardVariant, media, useMedia, useDebouncedValue } from '../../../ui'
import type { Catalogue } from '../../../shared/catalogue/Catalogue'
import { isFavouriteAtom } from '../favourites/favouriteAtoms'
import { Cell } from './Cell'
import { type Geometry, type RowRange, rowsInside, rowsOf } from './geometry'
import type { CellActions } from './useCellActions'
import { marginOf, throttle, useRows } from './useRows'

interface Props {
  readonly box: RefObject<HTMLElement | null>
  /** Absent until the box is measured: nothing is drawn before. */
  readonly geometry: Geometry | undefined
  readonly catalogue: Catalogue
  readonly games: Uint32Array
  /** The first of them that are shown. */
  readonly count: number
  readonly words: readonly string[]
  readonly isRanking: boolean
  /** Place that the tab key enters. */
  readonly current: number
  readonly hasFocus: boolean
  readonly variant: GameCardVariant
  readonly actions: CellActions
  readonly onFocus: (place: number) => void
  /** Told whether there are cells by now. */
  readonly onDrawn: (isDrawn: boolean) => void
}

/** The cells near the window. Apart from the grid around them: this is all that is drawn again while the page scrolls. */
export const Cells = memo(function Cells(props: Props) {
  const { box, geometry, catalogue, games, count, words, isRanking, current, hasFocus, variant } = props
  const { actions, onFocus, onDrawn } = props
  const isFavourite = useAtomValue(isFavouriteAtom)
  const isTouch = !useMedia(media.hover)
  const { drawn: near, furnished, pictured } = useRows(box, geometry, words)
  // a press draws what is seen; what lies beyond the window follows once the typing rests
  const answer = useMemo(() => ({ catalogue, games, words }), [catalogue, games, words])
  const answerBeyond = useDebouncedValue(answer, throttle)
  const isDrawn = near.end > 0
  useLayoutEffect(() => onDrawn(isDrawn), [isDrawn, onDrawn])
  if (geometry === undefined) return null

  const { columns, cardWidth, gap, rowHeight } = geometry
  const rows = Math.ceil(count / columns)
  const drawn = rowsOf(near, rows)
  const inside = near.end > rows ? drawn : rowsInside(near, marginOf(innerHeight), rowHeight)
  const places = placesOf(drawn.first * columns, Math.min(count, drawn.end * columns), hasFocus ? current : undefined)
  return places.map((place) => {
    const row = Math.floor(place / columns)
    const isCurrent = place === current
    const shown = isCurrent || isIn(inside, row) ? answer : answerBeyond
    const game = shown.games[place]
    if (game === undefined) return null
    return (
      <Cell
        key={place}
        catalogue={shown.catalogue}
        game={game}
        place={place}
        count={games.length}
        width={cardWidth}
        across={(place % columns) * (cardWidth + gap)}
        down={row * rowHeight}
        words={shown.words}
        rank={isRanking ? place + 1 : undefined}
        isFavourite={isFavourite(shown.catalogue.idAt(game))}
        isFurnished={isIn(furnished, row) || (hasFocus && isCurrent)}
        isPictured={isIn(pictured, row)}
        isCurrent={isCurrent}
        isTouch={isTouch}
        variant={variant}
        actions={actions}
        onFocus={onFocus}
      />
    )
  })
})

const isIn = ({ first, end }: RowRange, row: number): boolean => row >= first && row < end

/** The drawn places, and the one that has the focus though it was scrolled away, in order. */
function placesOf(first: number, end: number, focused: number | undefined): readonly number[] {
  const places = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
  if (focused === undefined || (focused >= first && focused < end)) return places
  return focused < first ? [focused, ...places] : [...places, focused]
}
