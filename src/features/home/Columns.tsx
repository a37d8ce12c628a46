import styled from 'styled-components'
import type { Item } from '../../engine/site'
import { media, nearby, onlyAt, useOnly, pageFrame } from '../../ui'
import { HomeSection } from './HomeSection'

interface Props {
  readonly before: readonly Item<'home.section'>[]
  readonly aside: readonly Item<'home.section'>[]
  readonly after: readonly Item<'home.section'>[]
}

/**
 * Main sections with the asides beside them on a desktop, among them elsewhere. The aside floats: what comes below its
 * end takes the whole width. Either of them may be alone, and has the whole width then.
 */
export function Columns({ before, aside, after }: Props) {
  const isBeside = useOnly('desktopUp')
  const isAmong = useOnly('belowDesktop')
  const sections = (items: readonly Item<'home.section'>[]) =>
    items.map((item) => (
      <Main key={item.id}>
        <HomeSection item={item} />
      </Main>
    ))
  const isAlone = before.length + after.length === 0
  const asides = (width: 'desktopUp' | 'belowDesktop') =>
    aside.length === 0 ? null : (
      <Aside data-aside data-alone={isAlone} {...onlyAt(width)}>
        {aside.map((item) => (
          <HomeSection key={item.id} item={item} />
        ))}
      </Aside>
    )
  return (
    <Block>
      {isBeside ? asides('desktopUp') : null}
      {sections(before)}
      {isAmong ? asides('belowDesktop') : null}
      {sections(after)}
    </Block>
  )
}

const Block = styled.div`
  ${pageFrame}
  display: flow-root;

  > * + * {
    margin-block-start: var(--space-6);
  }

  @media ${media.belowDesktop} {
    > [data-only='desktopUp'] + * {
      margin-block-start: 0;
    }
  }
`

const Main = styled.div`
  min-inline-size: 0;

  @media ${media.desktopUp} {
    /* cards of a lane run a little past their column, not under the aside */
    --gutter: 12px;

    [data-only='desktopUp'] + & {
      margin-block-start: 0;
    }
  }
`

const Aside = styled.div`
  display: grid;
  gap: var(--space-5);

  @media ${media.belowDesktop} {
    ${nearby('max(450px, 950px - 60vw)')}
    /* shadows of its panels are not cut */
    overflow-clip-margin: 12px;
  }

  @media ${media.tabletUp} {
    grid-template-columns: repeat(auto-fit, minmax(300px, 1fr));
  }

  @media ${media.desktopUp} {
    &[data-alone='false'] {
      float: inline-end;
      grid-template-columns: minmax(0, 1fr);
      inline-size: 320px;
      margin-block-end: var(--space-3);
      /* its last pixels alone keep lines of text off: see Lane */
      shape-outside: inset(calc(100% - var(--space-6)) 0 0);
      margin-inline-start: var(--space-6);
    }
  }
`
