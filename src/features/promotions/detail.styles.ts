import styled from 'styled-components'
import { media } from '../../ui'

/** Width over height of the picture at the head of a promotion. */
export const bannerRatio = 16 / 8

/** How wide the picture is: beside the panel on desktops. */
export const bannerSizes = '(min-width: 1024px) 860px, 92vw'

/** Head, part and text below each other; on desktops the part beside both. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  @media ${media.desktopUp} {
    grid-template-columns: minmax(0, 1fr) 360px;
    grid-template-rows: auto 1fr;
    gap: var(--space-5) var(--space-6);
  }
`

export const Head = styled.div`
  min-inline-size: 0;
`

export const Side = styled.div`
  min-inline-size: 0;

  @media ${media.desktopUp} {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-6);
  min-inline-size: 0;
`

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`

export const Informed = styled.div`
  display: flex;
  gap: var(--space-3);

  svg {
    flex: none;
    color: var(--text-muted);
  }
`

export const Article = styled.article`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;

  h1 {
    max-inline-size: 24ch;
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
    > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`
