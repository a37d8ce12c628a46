import { useAtomValue } from '../../state/atoms'
import { Fragment, lazy, Suspense } from 'react'
import styled from 'styled-components'
import { brandAtom } from '../../site/brand'
import { vendorsAtom } from '../../site/platformAnswers'
import { importWithTimeout } from '../../site/importWithTimeout'
import { SlotItems, useSlot } from '../../site/Slot'
import { SlotBoundary } from '../../site/SlotBoundary'
import { media, VisuallyHidden, pageFrame } from '../../ui'
import { arrangeSections, type HomeBlock } from './arrangeSections'
import { Columns } from './Columns'
import { HomeSection } from './HomeSection'
import { HotLanesSkeleton } from './lanes/HotLanesSkeleton'
import { useMissingGames } from './useMissingGames'
import { useRegisterByAddress } from './useRegisterByAddress'

const GamesMissing = lazy(() => importWithTimeout(() => import('./GamesMissing')))

/** Sections that are there, and where they are, whoever provides the games. */
const needsNoProviders: ReadonlySet<string> = new Set(['hero', 'search', 'categories'])

/**
 * Home is its sections, in the order of the site (spec §2). Before the providers are known some sections of games are
 * not: what stands below the first ones waits for them, so that nothing comes in between.
 */
export default function HomePage() {
  const { name } = useAtomValue(brandAtom)
  const sections = useSlot('home.section')
  const areKnown = !useAtomValue(vendorsAtom).isPending
  const hasBar = useSlot('game.bar').length > 0
  useRegisterByAddress()
  const blocks = arrangeSections(sections)
  const firstOfGames = blocks.findIndex((block) => block.type === 'columns' || !needsNoProviders.has(block.section.id))
  const waits = !areKnown && firstOfGames >= 0
  const missing = useMissingGames()
  const upper = firstOfGames === -1 ? blocks : blocks.slice(0, firstOfGames)
  const lower = waits || firstOfGames === -1 ? [] : blocks.slice(firstOfGames)
  const draw = (block: HomeBlock) =>
    block.type === 'band' ? (
      <Fragment key={block.section.id}>
        <HomeSection item={block.section} />
      </Fragment>
    ) : (
      <Columns key={[...block.before, ...block.aside, ...block.after][0]?.id} {...block} />
    )
  return (
    <Page>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      {hasBar ? (
        <Bar>
          <SlotItems slot="game.bar" />
        </Bar>
      ) : null}
      {upper.map(draw)}
      {missing === undefined ? null : (
        <SlotBoundary failed={() => null}>
          <Suspense fallback={null}>
            <GamesMissing missing={missing} />
          </Suspense>
        </SlotBoundary>
      )}
      {lower.map(draw)}
      {waits ? <HotLanesSkeleton /> : null}
    </Page>
  )
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  padding-block-end: var(--space-7);

  @media ${media.phone} {
    --space-6: var(--space-5);
  }
`

/** Its place is kept while what stands in it loads. */
const Bar = styled.div`
  ${pageFrame}
  display: flex;
  justify-content: end;
  min-block-size: 44px;
  margin-block-end: calc(-1 * var(--space-6));
`
