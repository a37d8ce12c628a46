import styled from 'styled-components'
import { media } from '../../ui'

/** Width over height of the picture at the head of a promotion. */
export const bannerRatio = 16 / 6

/** The picture takes the whole width, the text a readable one. */
export const Article = styled.article`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;

  h1 {
    max-inline-size: 24ch;
    margin-block-start: var(--space-2);
    font-size: var(--fs-2xl);

    @media ${media.tabletUp} {
      font-size: var(--fs-4xl);
    }
  }
`

export const Banner = styled.div`
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-l);
  background-color: var(--surface-sunken);
  background-image: var(--backdrop);
  overflow: clip;

  > span {
    block-size: 100%;
    aspect-ratio: auto !important;
    background-color: transparent;
  }

  @media ${media.tabletUp} {
    aspect-ratio: ${bannerRatio};
    max-block-size: 420px;
    inline-size: 100%;
  }
`

export const Others = styled.section`
  display: grid;
  gap: var(--space-4);
  margin-block-start: var(--space-5);
  padding-block-start: var(--space-5);
  border-block-start: 1px solid var(--line);
`
