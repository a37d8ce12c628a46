import { useAtomValue } from '../../../state/atoms'
import styled from 'styled-components'
import { brandAtom } from '../../../site/brand'
import { media, Skeleton } from '../../../ui'
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
          <Headline>
            <Skeleton width="100%" height="100%" />
          </Headline>
          <Lead>
            <Skeleton width={240} height={18} />
          </Lead>
          <Way>
            <Skeleton width="100%" height="100%" radius="var(--radius-m)" />
          </Way>
        </Words>
      </Slide>
      {hero === 'full' ? null : <Dots />}
    </HeroBox>
  )
}

/** On phones two lines, which is what most headlines take there. */
const Headline = styled.div`
  inline-size: min(320px, 100%);
  block-size: 36px;

  @media ${media.phone} {
    block-size: calc(2.58 * var(--fs-lg));
  }
`

/** Phones leave it out. */
const Lead = styled.div`
  @media ${media.phone} {
    display: none;
  }
`

const Way = styled.div`
  inline-size: 160px;
  block-size: 48px;

  @media ${media.phone} {
    block-size: 40px;
  }
`

/** Height of the carousel's dots. */
const Dots = styled.div`
  block-size: 44px;

  @media ${media.phone} {
    block-size: 32px;
  }
`
