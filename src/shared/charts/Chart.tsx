import { type ComponentType, lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import { languageAtom } from '../../i18n/language'
import { importWithTimeout } from '../../site/importWithTimeout'
import { SlotBoundary } from '../../site/SlotBoundary'
import { useAtomValue } from '../../state/atoms'
import { media, Skeleton, useMedia } from '../../ui'
import type { ChartPoint, ChartProps } from './chartPoint'

export type ChartKind = 'columns' | 'line' | 'bars'

/** Loaded where they are drawn: no other page fetches the library that they draw with. */
const charts: Readonly<Record<ChartKind, ComponentType<ChartProps>>> = {
  columns: lazy(() => importWithTimeout(() => import('./ColumnChart'))),
  line: lazy(() => importWithTimeout(() => import('./LineChart'))),
  bars: lazy(() => importWithTimeout(() => import('./BarChart'))),
}

interface Props {
  readonly kind: ChartKind
  readonly points: readonly ChartPoint[]
  /** What the picture shows, in a sentence: the figures stand in a table that the page has besides. */
  readonly label: string
  /** Stands below it until something is pointed at. */
  readonly caption: string
  readonly tick: (value: number) => string
}

/** A chart of the page's figures. Where it cannot be loaded, the table that it pictures is there all the same. */
export function Chart({ kind, points, label, caption, tick }: Props) {
  const { dir } = useAtomValue(languageAtom)
  const [place, setPlace] = useState<number>()
  const Picture = charts[kind]
  // in type sizes: bars stand below their names on a phone, and beside them elsewhere
  const row = useMedia(media.phone) ? 3.8 : 2.4
  const height = kind === 'bars' ? points.length * row : 17
  return (
    <Figure>
      <SlotBoundary failed={() => null}>
        <Suspense fallback={<Skeleton height={`calc(${height} * var(--fs-xs))`} />}>
          <Picture points={points} label={label} tick={tick} dir={dir} onPoint={setPlace} />
        </Suspense>
      </SlotBoundary>
      <figcaption>{(place === undefined ? undefined : points[place]?.text) ?? caption}</figcaption>
    </Figure>
  )
}

const Figure = styled.figure`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
  touch-action: pan-y;

  figcaption {
    min-block-size: 1.5em;
    color: var(--text-muted);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
`
