import { useAtomValue } from '../../../state/atoms'
import styled from 'styled-components'
import { brandAtom } from '../../../site/brand'
import { Skeleton } from '../../../ui'
import { HeroBox } from './HeroBox'
import { Picture, Slide } from './slide.styles'
import { Words } from './slideWords'

/** A hero of the final size without its words and picture. */
export function HeroSkeleton() {
  const { hero } = useAtomValue(brandAtom).layout
  return (
    <HeroBox $variant={hero} $dots aria-hidden="true">
      <Slide as="div" $variant={hero}>
        <Picture $variant={hero} />
        <Words $variant={hero}>
          <Skeleton width={320} height={36} />
          <Skeleton width={240} height={18} />
          <Skeleton width={160} height={48} radius="var(--radius-m)" />
        </Words>
      </Slide>
      {hero === 'full' ? null : <Dots />}
    </HeroBox>
  )
}

/** Height of the carousel's dots. */
const Dots = styled.div`
  block-size: 44px;
`
