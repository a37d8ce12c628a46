import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import type { Item } from '../../engine/site'
import { media } from '../../ui'
import { HomeSection } from './HomeSection'
import { wide } from './parts/wide'

interface Props {
  readonly before: readonly Item<'home.section'>[]
  readonly aside: readonly Item<'home.section'>[]
  readonly after: readonly Item<'home.section'>[]
}

/** Main sections with the asides next to them on a desktop, among them elsewhere. */
export function Columns({ before, aside, after }: Props) {
  const rows = before.length + after.length
  const main = (item: Item<'home.section'>) => (
    <Main key={item.id}>
      <HomeSection item={item} />
    </Main>
  )
  return (
    <Grid style={{ gridTemplateRows: `repeat(${rows - 1}, auto) 1fr`.replace('repeat(0, auto) ', '') }}>
      {before.map(main)}
      <AsideSections items={aside} rows={rows} />
      {after.map(main)}
    </Grid>
  )
}

function AsideSections({ items, rows }: { items: readonly Item<'home.section'>[]; rows: number }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const aside = ref.current
    if (aside === null) return
    const observer = new ResizeObserver(() => aside.style.setProperty('--aside-h', `${aside.offsetHeight}px`))
    observer.observe(aside)
    return () => observer.disconnect()
  }, [])
  return (
    <Aside ref={ref} style={{ gridRow: `1 / span ${rows}` }}>
      {items.map((item) => (
        <HomeSection key={item.id} item={item} />
      ))}
    </Aside>
  )
}

const Grid = styled.div`
  ${wide}
  display: flex;
  flex-direction: column;
  gap: var(--space-6);

  @media ${media.desktopUp} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 320px;
    column-gap: var(--space-6);
    align-items: start;
  }
`

const Main = styled.div`
  min-inline-size: 0;

  @media ${media.desktopUp} {
    grid-column: 1;
    /* cards of a lane run a little past their column, not under the aside */
    --gutter: 12px;
  }
`

/** Goes along while longer main sections pass: its top under the header, or its end in sight where it is taller. */
const Aside = styled.div`
  display: grid;
  gap: var(--space-5);
  min-inline-size: 0;

  @media ${media.tabletUp} {
    grid-template-columns: repeat(auto-fit, minmax(300px, 1fr));
  }

  @media ${media.desktopUp} {
    grid-column: 2;
    grid-template-columns: minmax(0, 1fr);
    position: sticky;
    inset-block-start: min(var(--header-h) + var(--space-4), 100vh - var(--aside-h, 100vh) - var(--space-5));
  }
`
