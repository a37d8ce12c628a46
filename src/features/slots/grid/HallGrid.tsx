import { type KeyboardEvent, memo, useCallback, useEffect, useRef, useState } from 'react'
import { type GameCardVariant, gameRatios } from '../../../ui'
import { directionOf } from '../../../ui/hooks/direction'
import type { Catalogue } from '../../../shared/catalogue/Catalogue'
import { Cells } from './Cells'
import type { Geometry } from './geometry'
import { nextInGrid } from './gridKeys'
import { GridBox } from './grid.styles'
import { pictureCache } from './PictureCache'
import { MoreGames } from '../../../shared/gameBar/MoreGames'
import { useHallCard } from '../useHallCard'
import { useGeometry } from './useGeometry'
import { useCellActions } from './useCellActions'
import { useKeptPictures } from './useKeptPictures'

interface Props {
  readonly catalogue: Catalogue
  readonly games: Uint32Array
  readonly words: readonly string[]
  /** So many of them are shown at least; a row that is begun is shown whole. */
  readonly least: number
  readonly onMore: () => void
  /** Places in this list are shown as ranks. */
  readonly isRanking: boolean
  /** Told before a game or its details open. */
  readonly onLeave: () => void
  /** Told when somebody at the grid wants to search. */
  readonly onSearch: () => void
}

/** Every game of the result in one grid, of which only what is near the window is drawn. Arrow keys move through all. */
export const HallGrid = memo(function HallGrid(props: Props) {
  const { catalogue, games, words, least, onMore, isRanking, onLeave, onSearch } = props
  const card = useHallCard()
  const box = useRef<HTMLDivElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  const geometry = useGeometry(box, card, isDrawn)
  const columns = geometry?.columns ?? 1
  const count = Math.min(games.length, Math.ceil(least / columns) * columns)
  useKeptPictures(box, keep)
  const actions = useCellActions(onLeave)

  // where the tab key enters, and where the arrows are
  const [at, setAt] = useState(0)
  const current = Math.min(at, Math.max(0, count - 1))
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
    const next = nextInGrid(event.key, current, count, columns, pageRows, directionOf(event.currentTarget) === -1)
    if (next === undefined) return
    event.preventDefault()
    wanted.current = next
    setAt(next)
  }

  const onFocus = useCallback((place: number) => {
    setHasFocus(true)
    setAt(place)
  }, [])

  const showMore = () => {
    // who asked for more goes on with the first of it, which is drawn though the page may be elsewhere by then
    wanted.current = count
    setHasFocus(true)
    setAt(count)
    onMore()
  }

  return (
    <>
      <GridBox
        ref={box}
        role="list"
        aria-label={actions.labels.grid}
        style={
          geometry && { blockSize: Math.ceil(count / columns) * geometry.rowHeight, ...placesLook(geometry, card) }
        }
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setHasFocus(false)
        }}
      >
        <Cells
          box={box}
          geometry={geometry}
          catalogue={catalogue}
          games={games}
          count={count}
          words={words}
          isRanking={isRanking}
          current={current}
          hasFocus={hasFocus}
          variant={card}
          actions={actions}
          onFocus={onFocus}
          onDrawn={setIsDrawn}
        />
      </GridBox>
      {count < games.length ? <MoreGames shown={count} total={games.length} onMore={showMore} /> : null}
    </>
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

/** Clear of what sticks to the edges of the window. */
function bringIntoView(button: HTMLElement): void {
  const { top, bottom } = button.getBoundingClientRect()
  const above = 150
  const below = 96
  if (top < above) scrollBy({ top: top - above })
  else if (bottom > innerHeight - below) scrollBy({ top: bottom - innerHeight + below })
}
