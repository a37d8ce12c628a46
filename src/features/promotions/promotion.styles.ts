import styled, { css } from 'styled-components'
import { clampLines, media } from '../../ui'

/** How wide a card's picture is. */
export const cardSizes = '(min-width: 1024px) 400px, (min-width: 700px) 46vw, 92vw'

/** Width over height of a promotion's picture. */
export const promotionRatio = 16 / 9

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);
  inline-size: 100%;
  max-inline-size: calc(var(--content-w) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-5) var(--gutter) var(--space-8);

  @media ${media.desktopUp} {
    padding-block-start: var(--space-6);
  }
`

/** One line that scrolls on phones and wraps where there is room. */
export const Filters = styled.nav`
  display: flex;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--gutter));
  padding: 4px var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;

  @media ${media.tabletUp} {
    flex-wrap: wrap;
    overflow: visible;
  }
`

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--space-4);

  &:empty {
    display: none;
  }
  > li {
    display: grid;
    min-inline-size: 0;
  }
  @media ${media.desktopUp} {
    gap: var(--space-5);
  }
`

export const Card = styled.a`
  display: grid;
  grid-template-rows: auto 1fr;
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  color: inherit;
  text-decoration: none;
  overflow: clip;
  transition:
    transform var(--dur) var(--ease-out),
    background-color var(--dur-fast) var(--ease-out);

  @media ${media.hover} {
    &:hover {
      transform: translateY(-3px);
      background-color: var(--surface-hover);
    }
  }
`

export const Thumb = styled.span`
  position: relative;
  display: block;
  aspect-ratio: ${promotionRatio};
  background-color: var(--surface-sunken);
  background-image: var(--backdrop);
  overflow: clip;
`

/** The sign of the type, at the foot of the picture. */
export const Mark = styled.span`
  position: absolute;
  inset-block-end: var(--space-3);
  inset-inline-start: var(--space-3);
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: var(--radius-m);
  ${(['accent', 'accent2', 'success', 'warning', 'danger'] as const).map(
    (tone) => css`
      &[data-tone='${tone}'] {
        background-color: var(--${tone});
        color: var(--on-${tone});
      }
    `,
  )}
`

/** Promotions that stand alike. */
export const Group = styled.section`
  display: grid;
  gap: var(--space-4);

  > h2 {
    font-size: var(--fs-xl);
  }
`

export const Words = styled.span`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  padding: var(--space-4);
`

export const Meta = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  color: var(--text-muted);
  font-size: var(--fs-xs);
`

export const Title = styled.span`
  font-family: var(--font-display);
  font-size: var(--fs-lg);
  font-weight: 700;
  line-height: 1.25;
  ${clampLines(2)}
`

export const Lead = styled.span`
  color: var(--text-muted);
  font-size: var(--fs-sm);
  ${clampLines(2)}
`
