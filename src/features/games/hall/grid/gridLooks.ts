import styled from 'styled-components'
import { bareButton, hitArea, media } from '../../../../ui'

export const GridBox = styled.div`
  position: relative;
  inline-size: 100%;
  overflow-anchor: none;

  /* the places of cards, while rows pass faster than they are drawn */
  &[data-passing] {
    background-color: var(--skeleton);
    background-image:
      repeating-linear-gradient(to bottom, transparent 0 var(--picture-h), var(--page) var(--picture-h) var(--row-h)),
      repeating-linear-gradient(to right, transparent 0 var(--card-w), var(--page) var(--card-w) var(--card-step));
  }
`

export const CellBox = styled.div`
  position: absolute;
  contain: layout style;
`

export const Mark = styled.mark`
  border-radius: 2px;
  background-color: var(--accent-soft);
  color: var(--accent-text);
`

/** Stands in the lower corner of the picture: in sight where there is no hover to wait for. */
export const InfoButton = styled.button`
  ${bareButton}
  position: absolute;
  inset-inline-end: 6px;
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: 50%;
  background-color: color-mix(in srgb, var(--surface-2) 88%, transparent);
  color: var(--text);
  transition: opacity var(--dur) var(--ease-out);
  ${hitArea}

  @media ${media.hover} {
    opacity: 0;
  }
  @media ${media.phone} {
    background-color: transparent;
    color: white;

    svg {
      filter: drop-shadow(0 0 2px rgb(0 0 0 / 0.9)) drop-shadow(0 0 5px rgb(0 0 0 / 0.8));
    }
  }
  article[data-variant='wide'] + & {
    inset-inline-end: 14px;
  }

  &:focus-visible {
    opacity: 1;
  }
  @media ${media.hover} {
    ${CellBox}:hover > &,
    ${CellBox}:has(:focus-visible) > & {
      opacity: 1;
    }
  }
`
