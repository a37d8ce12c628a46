import styled from 'styled-components'
import { media } from '../../ui'

/** Width over height of the picture at the head of a promotion. */
export const bannerRatio = 16 / 8

/** The promotion, and others beside it where there is room. */
export const Layout = styled.div`
  display: grid;
  gap: var(--space-6);

  @media ${media.desktopUp} {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
  }
`

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
  }
`

export const Others = styled.section`
  display: grid;
  gap: var(--space-4);
  padding-block-start: var(--space-5);
  border-block-start: 1px solid var(--line);

  @media ${media.desktopUp} {
    padding-block-start: 0;
    border-block-start: 0;

    > ul {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-4);
    }
  }
`
