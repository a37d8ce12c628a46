import styled from 'styled-components'
import { bareButton, media, roundOnPicture } from '../../../../ui'

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
  inset-inline-end: 2px;
  ${roundOnPicture}
  transition: opacity var(--dur) var(--ease-out);

  @media ${media.hover} {
    opacity: 0;
  }
  @media ${media.phone} {
    /* a soft shade as of a shadow, which would be a drawing of its own on every card */
    background: radial-gradient(closest-side, rgb(0 0 0 / 0.6) 40%, transparent) content-box;
    color: white;
  }
  article[data-variant='wide'] + & {
    inset-inline-end: 10px;
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
