import { type ReactNode, useId, useRef } from 'react'
import styled from 'styled-components'
import { IconButton, type IconButtonProps } from '../action/IconButton'
import { media } from '../breakpoints'
import { type LaneSize, laneColumns } from './laneColumns'
import { useGrowing } from './useGrowing'
import { useSnapRow } from './useSnapRow'

export interface LaneProps<T> {
  readonly title: ReactNode
  /** A link at the end of the title's line, such as "all games". */
  readonly action?: ReactNode
  readonly items: readonly T[]
  readonly renderItem: (item: T, index: number) => ReactNode
  readonly itemKey?: ((item: T, index: number) => string | number) | undefined
  /** By what it holds, as many stand side by side. */
  readonly size?: LaneSize | undefined
  /** CSS width of an item, instead of a size. */
  readonly itemWidth?: string | undefined
  /** Items drawn at first; the next come before the row is scrolled to them. All of them if left out. */
  readonly initial?: number | undefined
  /** What stands for the items until they come is no list to anybody who hears the page. */
  readonly isPending?: boolean | undefined
  readonly labels: { readonly previous: string; readonly next: string }
  readonly headingLevel?: 2 | 3 | undefined
}

/** A row that scrolls sideways and snaps; arrows where there is a mouse. */
export function Lane<T>(props: LaneProps<T>) {
  const {
    title,
    action,
    items,
    renderItem,
    itemKey,
    size = 'cover',
    itemWidth,
    initial,
    isPending,
    labels,
    headingLevel = 2,
  } = props
  const row = useRef<HTMLUListElement>(null)
  const titleId = useId()
  const more = useRef<HTMLLIElement>(null)
  const count = useGrowing(row, more, initial ?? items.length, items.length)
  const { edges, go } = useSnapRow(row, count)
  const hasMore = count < items.length
  const atEnd = edges.atEnd && !hasMore
  const fits = edges.atStart && atEnd
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <Box aria-labelledby={titleId} $measured={itemWidth === undefined}>
      <Head>
        <Heading id={titleId}>{title}</Heading>
        <End>
          {action}
          {fits ? null : (
            <Arrows>
              <Arrow icon="chevron-left" label={labels.previous} aria-disabled={edges.atStart} onClick={() => go(-1)} />
              <Arrow icon="chevron-right" label={labels.next} aria-disabled={atEnd} onClick={() => go(1)} />
            </Arrows>
          )}
        </End>
      </Head>
      <Row
        ref={row}
        aria-hidden={isPending}
        $size={itemWidth === undefined ? size : undefined}
        style={itemWidth === undefined ? undefined : { gridAutoColumns: itemWidth }}
      >
        {items.slice(0, count).map((item, index) => (
          <Item key={itemKey?.(item, index) ?? index}>{renderItem(item, index)}</Item>
        ))}
        {hasMore ? <li ref={more} aria-hidden="true" /> : null}
      </Row>
    </Box>
  )
}

/** At an edge it keeps the focus, which a disabled button would lose. */
const Arrow = (props: IconButtonProps) => <IconButton {...props} variant="outline" />

/** A container costs a layout of its own: only where columns ask for its width. */
const Box = styled.section<{ $measured: boolean }>`
  ${({ $measured }) => ($measured ? 'container-type: inline-size;' : '')}
  min-inline-size: 0;
`

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-block-size: 44px;

  @media ${media.largeText} {
    flex-wrap: wrap;
  }

  margin-block-end: var(--space-2);

  > :first-child {
    min-inline-size: 0;
  }
  /* a heading is no column of words: a long link goes below it */
  @media ${media.phone} {
    flex-wrap: wrap;
    gap: 0 var(--space-3);

    > :first-child {
      flex: 1 1 10rem;
    }
  }
`

const End = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: var(--space-3);
`

const Arrows = styled.div`
  display: none;
  gap: var(--space-1);

  @media ${media.hover} and ${media.tabletUp} {
    display: flex;
  }
`

/** On phones cards run to the edge of the screen. Padded for shadows and focus rings, which scrolling would clip. */
const Row = styled.ul<{ $size: LaneSize | undefined }>`
  --bleed: var(--gutter);
  display: grid;
  grid-auto-flow: column;
  gap: var(--space-4);
  ${({ $size }) => ($size === undefined ? '' : laneColumns($size))}
  margin-inline: calc(-1 * var(--bleed));
  padding-inline: var(--bleed);
  padding-block: 6px 14px;
  margin-block: -6px -14px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: inline mandatory;
  scroll-padding-inline: var(--bleed);
  scrollbar-width: none;

  @media ${media.tabletUp} {
    --bleed: 4px;
  }
`

const Item = styled.li`
  min-inline-size: 0;
  scroll-snap-align: start;
`
