import styled from 'styled-components'
import { clampLines, displayFace, media } from '../../../ui'

/** Width over height of a promotion's picture. */
export const promoRatio = 16 / 9

/** The first promotion leads with its picture; the others are rows under it, or beside it where there is room. */
export const PromoList = styled.ul`
  display: grid;
  gap: var(--space-4);

  @container (min-width: 560px) {
    grid-template-columns: 1.2fr 1fr;
    align-items: start;
    column-gap: var(--space-5);

    > li:first-child {
      grid-row: 1 / span 4;
    }
  }
`

export const PromoBox = styled.div`
  container-type: inline-size;
`

export const Thumb = styled.span`
  display: block;
  flex: none;
  inline-size: 112px;
  aspect-ratio: ${promoRatio};
  border-radius: var(--radius-m);
  background-color: var(--surface-sunken);
  background-image: var(--backdrop);
  overflow: clip;

  li:first-child & {
    inline-size: 100%;
  }

  @container (min-width: 560px) {
    inline-size: 148px;
  }
`

export const Row = styled.a`
  display: flex;
  align-items: start;
  gap: var(--space-3);
  border-radius: var(--radius-m);
  color: inherit;
  text-decoration: none;

  li:first-child & {
    flex-direction: column;
  }

  @media ${media.hover} {
    &:hover span:first-of-type {
      color: var(--accent-text);
    }
    img {
      transition: transform var(--dur-slow) var(--ease-out);
    }
    &:hover img {
      transform: scale(1.04);
    }
  }
`

export const Words = styled.span`
  display: block;
  min-inline-size: 0;
`

export const Title = styled.span`
  ${clampLines(2)}
  font-weight: 500;
  line-height: 1.35;
  transition: color var(--dur-fast) var(--ease-out);

  li:first-child & {
    ${displayFace}
    font-size: var(--fs-lg);
    font-weight: 700;
    line-height: 1.25;
  }
`

export const Lead = styled.span`
  margin-block-start: 2px;
  color: var(--text-muted);
  font-size: var(--fs-sm);
  line-height: 1.4;
  ${clampLines(3)}
`
