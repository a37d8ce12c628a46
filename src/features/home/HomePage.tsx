import { useAtomValue } from '../../state/atoms'
import { Fragment } from 'react'
import styled from 'styled-components'
import { brandAtom } from '../../site/brand'
import { useSlot } from '../../site/Slot'
import { VisuallyHidden } from '../../ui'
import { arrangeSections } from './arrangeSections'
import { Columns } from './Columns'
import { HomeSection } from './HomeSection'
import { useRegisterByAddress } from './useRegisterByAddress'

/** Home is its sections, in the order of the site (spec §2). */
export function HomePage() {
  const { name } = useAtomValue(brandAtom)
  const sections = useSlot('home.section')
  useRegisterByAddress()
  return (
    <Page>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
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
