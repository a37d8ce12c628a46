import uFuzzy from '@leeoniya/ufuzzy'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import Fuse from 'fuse.js'
import { forwardRef, type HTMLAttributes, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { VirtuosoGrid } from 'react-virtuoso'
import { GameCard } from '../../src/ui/game/GameCard'
import type { BenchGame } from './hallTitles'

/** The usual ways to make such a page, with the kit's own card and nothing else of the site around them. */
const labels = { play: 'Play', addFavourite: 'Add', removeFavourite: 'Remove', rtp: 'RTP' }
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: 10,
  padding: 0,
  margin: 0,
  listStyle: 'none',
} as const
const nothing = () => undefined

function Card({ game }: { readonly game: BenchGame }) {
  return (
    <GameCard
      title={game.title}
      vendor={game.vassalage}
      image={game.image}
      variant="cover"
      labels={labels}
      onOpen={nothing}
      onFavourite={nothing}
    />
  )
}

function Search({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) {
  return <input type="search" value={text} onChange={(event) => onText(event.currentTarget.value)} />
}

/** Every card in the page, filtered by a part of the title. */
function Plain({ games }: { readonly games: readonly BenchGame[] }) {
  const [text, setText] = useState('')
  const shown = useMemo(
    () => games.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase())),
    [games, text],
  )
  return (
    <main>
      <Search text={text} onText={setText} />
      <ul style={grid}>
        {shown.map((game) => (
          <li key={game.nodeId}>
            <Card game={game} />
          </li>
        ))}
      </ul>
    </main>
  )
}

const List = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function List({ style, ...rest }, ref) {
  return <div ref={ref} {...rest} style={{ ...style, ...grid, padding: style?.padding ?? 0 }} />
})

/** react-virtuoso and Fuse.js with their usual settings. */
function Virtuoso({ games }: { readonly games: readonly BenchGame[] }) {
  const [text, setText] = useState('')
  const fuse = useMemo(() => new Fuse(games, { keys: ['title', 'vassalage'], threshold: 0.3 }), [games])
  const shown = useMemo(() => (text === '' ? games : fuse.search(text).map(({ item }) => item)), [games, fuse, text])
  return (
    <main>
      <Search text={text} onText={setText} />
      <VirtuosoGrid
        useWindowScroll
        data={shown}
        components={{ List }}
        itemContent={(_, game) => <Card game={game} />}
      />
    </main>
  )
}

/** TanStack Virtual, rows of as many columns as fit, and uFuzzy with one error a word. */
function TanStack({ games }: { readonly games: readonly BenchGame[] }) {
  const [text, setText] = useState('')
  const search = useMemo(() => new uFuzzy({ intraMode: 1 }), [])
  const lines = useMemo(() => games.map(({ title, vassalage }) => `${title} ${vassalage}`), [games])
  const shown = useMemo(() => {
    if (text === '') return games
    const [found, info, order] = search.search(lines, text, 1, Infinity)
    const ranked = info && order ? order.map((place) => info.idx[place]) : (found ?? [])
    return ranked.flatMap((index) => (index === undefined ? [] : (games[index] ?? [])))
  }, [text, games, lines, search])
  const columns = Math.floor((document.documentElement.clientWidth - 32 + 10) / 114)
  const rows = useWindowVirtualizer({
    count: Math.ceil(shown.length / columns),
    estimateSize: () => 190,
    overscan: 4,
  })
  return (
    <main>
      <Search text={text} onText={setText} />
      <div style={{ blockSize: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <ul
            key={key}
            data-index={index}
            ref={rows.measureElement}
            style={{ ...grid, position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
          >
            {shown.slice(index * columns, (index + 1) * columns).map((game) => (
              <li key={game.nodeId}>
                <Card game={game} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </main>
  )
}

/** What the machine does where there is next to nothing to do: a long page and a line of text. */
function Bare() {
  const [text, setText] = useState('')
  return (
    <main style={{ minHeight: 700_000 }}>
      <Search text={text} onText={setText} />
      <p>{text}</p>
    </main>
  )
}

declare global {
  interface Window {
    readonly benchGames: readonly BenchGame[]
    readonly benchWay: 'plain' | 'virtuoso' | 'tanstack' | 'bare'
  }
}

const Way = { plain: Plain, virtuoso: Virtuoso, tanstack: TanStack, bare: Bare }[window.benchWay]
const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(<Way games={window.benchGames} />)
