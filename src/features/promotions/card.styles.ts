import styled, { css } from 'styled-components'
import { clampLines, media } from '../../ui'

/** Width over height of the place of a promotion's picture: beside the words on phones, above them else. */
export const promotionRatio = 16 / 9

/** How wide the picture is. */
export const cardSizes = '(min-width: 1080px) 400px, (min-width: 700px) 46vw, 34vw'
export const leadSizes = '(min-width: 1080px) 640px, (min-width: 700px) 50vw, 92vw'

/**
 * What one gets, for whom and until when; at the foot how it stands. On phones the words run around the picture, unless the
 * text is large. The first card of the page is wide.
 */
export const Card = styled.article`
  position: relative;
  container-type: inline-size;
  display: grid;
  min-inline-size: 0;
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  overflow: clip;
  transition:
    transform var(--dur) var(--ease-out),
    background-color var(--dur-fast) var(--ease-out);

  @media ${media.hover} {
    &:hover:has(a) {
      transform: translateY(-3px);
      background-color: var(--surface-hover);
    }
  }
`

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  grid-template-areas: 'thumb' 'words' 'foot';

  @media ${media.phone} {
    display: flow-root;

    @container (max-width: 16em) {
      display: grid;
    }
  }

  [data-lead='true'] > & {
    @media ${media.tabletUp} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 52%);
      grid-template-rows: 1fr auto;
      grid-template-areas: 'words thumb' 'foot thumb';
    }
    /* no flatter than the picture can be cut */
    @media ${media.desktopUp} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 46%);
    }
    @media ${media.phone} {
      display: grid;
    }
  }
`

const across = css`
  inline-size: auto;
  aspect-ratio: 2;
  margin: 0;
  border-radius: 0;
`

export const Thumb = styled.div`
  grid-area: thumb;
  position: relative;
  aspect-ratio: ${promotionRatio};
  background-color: var(--surface-sunken);
  background-image: var(--backdrop);
  overflow: clip;

  > span {
    block-size: 100%;
    aspect-ratio: auto !important;
    background-color: transparent;
  }
  [data-quiet='true'] & {
    filter: saturate(0.35);
  }

  @media ${media.phone} {
    float: inline-end;
    inline-size: 32%;
    aspect-ratio: 1;
    margin: var(--space-4) var(--space-4) var(--space-2);
    border-radius: var(--radius-m);

    @container (max-width: 16em) {
      ${across}
    }
    [data-lead='true'] & {
      ${across}
    }
  }
  @media ${media.tabletUp} {
    [data-lead='true'] & {
      aspect-ratio: auto;
      min-block-size: 300px;
    }
  }
`

export const Words = styled.div`
  grid-area: words;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-inline-size: 0;
  padding: var(--space-4) var(--space-4) var(--space-3);

  @media ${media.phone} {
    :not([data-lead='true']) > * > & {
      display: block;

      > * + * {
        margin-block-start: var(--space-2);
      }
    }
  }

  [data-lead='true'] & {
    --figure: var(--fs-4xl);

    @media ${media.tabletUp} {
      justify-content: center;
      padding: var(--space-5) var(--space-5) var(--space-4);
    }
    @media ${media.desktopUp} {
      --figure: calc(var(--fs-4xl) * 1.2);
    }
  }
  [data-quiet='true'] & {
    --figure: var(--fs-2xl);
  }
  [data-quiet='true'] & strong {
    color: var(--text);
  }
`

export const Kind = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  min-block-size: 22px;
  color: var(--text-muted);
  font-size: var(--fs-xs);

  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`

/** The link covers the card; what can be pressed besides stands above it. */
export const Title = styled.h3`
  font-size: var(--fs-lg);
  line-height: 1.25;
  overflow-wrap: break-word;

  a {
    color: inherit;
    text-decoration: none;
  }
  a:focus-visible {
    outline: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-l);
  }
  a:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  [data-lead='true'] & {
    @media ${media.tabletUp} {
      font-size: var(--fs-xl);
    }
  }
`

export const Lead = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-sm);
  ${clampLines(2)}

  /* around the picture */
  @media ${media.phone} {
    display: block;
  }
  [data-lead='true'] & {
    ${clampLines(3)}
  }
`

/** For whom, from when to when: above the foot, whatever stands above them. */
export const CardFacts = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-block-start: auto;
  padding-block-start: var(--space-1);
  font-size: var(--fs-sm);

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2);
    align-items: start;
  }
  svg {
    margin-block-start: 0.25em;
    color: var(--text-subtle);
  }
  [data-lead='true'] & {
    @media ${media.tabletUp} {
      margin-block-start: var(--space-2);
    }
  }
`

export const Foot = styled.div`
  grid-area: foot;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  gap: var(--space-3);
  padding: 0 var(--space-4) var(--space-3);
  overflow-wrap: anywhere;

  > div:first-child:not(:last-child) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    font-size: var(--fs-sm);
  }
  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
  }
  p > span {
    min-inline-size: 0;
    color: var(--text-muted);
  }
  b {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  [data-lead='true'] & {
    @media ${media.tabletUp} {
      padding: 0 var(--space-5) var(--space-4);
    }
  }
`

export const FootLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);
  min-block-size: 52px;
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);

  a,
  button {
    z-index: 1;
  }
`
