import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAtomValue } from '../../../../state/atoms'
import { type GameCardVariant, gameRatios, media, useMedia, useRested } from '../../../../ui'
import { directionOf } from '../../../../ui/hooks/direction'
import type { Catalogue } from '../catalogue/Catalogue'
import { isFavouriteAtom } from '../favourites/favouriteAtoms'
import { Cell } from './Cell'
import { type Geometry, rowsInside, rowsOf } from './geometry'
import { nextInGrid } from './gridKeys'
import { GridBox } from './gridLooks'
import { pictureCache } from './PictureCache'
import { useHallCard } from '../useHallCard'
import { useGeometry } from './useGeometry'
import { type CellActions, useCellActions } from './useCellActions'
import { marginOf, throttle, useKeptPictures, useRows } from './useRows'

interface Props {
  readonly catalogue: Catalogue
  readonly games: Uint32Array
  readonly words: readonly string[]
  /** Places in this list are shown as ranks. */
  readonly isRanking: boolean
  /** Told before a game or its details open. */
  readonly onLeave: () => void
  /** Told when somebody at the grid wants to search. */
  readonly onSearch: () => void
}

/** Every game of the result in one grid, of which only what is near the window is drawn. Arrow keys move through all. */
export const HallGrid = memo(function HallGrid({ catalogue, games, words, isRanking, onLeave, onSearch }: Props) {
  const card = useHallCard()
  const isFavourite = useAtomValue(isFavouriteAtom)
  const box = useRef<HTMLDivElement>(null)
  const geometry = useGeometry(box, card)
  const columns = geometry?.columns ?? 1
  const rows = Math.ceil(games.length / columns)
  const { drawn: near, pictured } = useRows(box, geometry, words)
  const drawn = rowsOf(near, rows)
  const inside = near.end > rows ? drawn : rowsInside(near, marginOf(innerHeight), geometry?.rowHeight ?? 0)
  // a press draws what is seen; what lies beyond the window follows once the typing rests
  const answer = useMemo(() => ({ catalogue, games, words }), [catalogue, games, words])
  const answerBeyond = useRested(answer, throttle)
  const isTouch = !useMedia(media.hover)
  useKeptPictures(box, keep)
  const actions: CellActions = useCellActions(onLeave)

  // where the tab key enters, and where the arrows are
  const [at, setAt] = useState(0)
  const current = Math.min(at, Math.max(0, games.length - 1))
  const [hasFocus, setHasFocus] = useState(false)
  const wanted = useRef<number>(undefined)
  const [entered, setEntered] = useState(games)
  if (entered !== games) {
    // another result is entered at its beginning
    setEntered(games)
    if (!hasFocus) setAt(0)
  }

  useEffect(() => {
    if (wanted.current === undefined) return
    const button = box.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"] button`)
    if (!button) return
    wanted.current = undefined
    button.focus({ preventScroll: true })
    bringIntoView(button)
  })

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === '/') {
      event.preventDefault()
      onSearch()
      return
    }
    const pageRows = Math.max(1, Math.floor(innerHeight / (geometry?.rowHeight ?? innerHeight)) - 1)
    const next = nextInGrid(event.key, current, games.length, columns, pageRows, directionOf(event.currentTarget) === -1)
    if (next === undefined) return
    event.preventDefault()
    wanted.current = next
    setAt(next)
  }

  const onFocus = useCallback((place: number) => {
    setHasFocus(true)
    setAt(place)
  }, [])

  const places = geometry === undefined ? [] : placesOf(drawn.first * columns, Math.min(games.length, drawn.end * columns), hasFocus ? current : undefined)
  return (
    <GridBox
      ref={box}
      role="list"
      aria-label={actions.labels.grid}
      style={geometry && { blockSize: rows * geometry.rowHeight, ...placesLook(geometry, card) }}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHasFocus(false)
      }}
    >
      {geometry === undefined
        ? null
        : places.map((place) => {
            const row = Math.floor(place / columns)
            const shown = place === current || (row >= inside.first && row < inside.end) ? answer : answerBeyond
            const game = shown.games[place]
            if (game === undefined) return null
            return (
              <Cell
                key={place}
                catalogue={shown.catalogue}
                game={game}
                place={place}
                count={games.length}
                width={geometry.cardWidth}
                across={(place % columns) * (geometry.cardWidth + geometry.gap)}
                down={row * geometry.rowHeight}
                words={shown.words}
                rank={isRanking ? place + 1 : undefined}
                isFavourite={isFavourite(shown.catalogue.idAt(game))}
                isPictured={row >= pictured.first && row < pictured.end}
                isCurrent={place === current}
                isTouch={isTouch}
                variant={card}
                actions={actions}
                onFocus={onFocus}
              />
            )
          })}
    </GridBox>
  )
})

/** Sizes of the pattern that stands for cards which are not drawn. */
function placesLook({ cardWidth, gap, rowHeight }: Geometry, card: GameCardVariant): object {
  return {
    '--card-w': `${cardWidth}px`,
    '--card-step': `${cardWidth + gap}px`,
    '--picture-h': `${cardWidth / gameRatios[card]}px`,
    '--row-h': `${rowHeight}px`,
  }
}

const keep = (address: string, picture: HTMLImageElement) => pictureCache.keep(address, picture)

/** The drawn places, and the one that has the focus though it was scrolled away, in order. */
function placesOf(first: number, end: number, focused: number | undefined): readonly number[] {
  const places = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
  if (focused === undefined || (focused >= first && focused < end)) return places
  return focused < first ? [focused, ...places] : [...places, focused]
}

/** Clear of what sticks to the edges of the window. */
function bringIntoView(button: HTMLElement): void {
  const { top, bottom } = button.getBoundingClientRect()
  const above = 150
  const below = 96
  if (top < above) scrollBy({ top: top - above })
  else if (bottom > innerHeight - below) scrollBy({ top: bottom - innerHeight + below })
}
