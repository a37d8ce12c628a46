import { useAtomValue } from '../../state/atoms'
import { Fragment } from 'react'
import styled from 'styled-components'
import { brandAtom } from '../../site/brand'
import { SlotItems, useSlot } from '../../site/Slot'
import { VisuallyHidden } from '../../ui'
import { arrangeSections } from './arrangeSections'
import { Columns } from './Columns'
import { HomeSection } from './HomeSection'
import { wide } from './parts/wide'
import { useRegisterByAddress } from './useRegisterByAddress'

/** Home is its sections, in the order of the site (spec §2). */
export default function HomePage() {
  const { name } = useAtomValue(brandAtom)
  const sections = useSlot('home.section')
  const hasBar = useSlot('game.bar').length > 0
  useRegisterByAddress()
  return (
    <Page>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      {hasBar ? (
        <Bar>
          <SlotItems slot="game.bar" />
        </Bar>
      ) : null}
      {arrangeSections(sections).map((block) =>
        block.kind === 'band' ? (
          <Fragment key={block.section.id}>
            <HomeSection item={block.section} />
          </Fragment>
        ) : (
          <Columns key="columns" {...block} />
        ),
      )}
    </Page>
  )
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  padding-block-end: var(--space-7);
`

/** Its place is kept while what stands in it loads. */
const Bar = styled.div`
  ${wide}
  display: flex;
  justify-content: end;
  min-block-size: 44px;
  margin-block-end: calc(-1 * var(--space-6));
`
