import styled, { css } from 'styled-components'
import { marks } from '../../../shared/gameBar/bar.styles'
import { bareButton, media, roundOnPicture } from '../../../ui'

const cell = css`
  > .cell {
    position: absolute;
    contain: layout style;
  }
`

/** The way to the details. Stands in the lower corner of the picture: in sight where there is no hover to wait for. */
const info = css`
  .info {
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

    &:focus-visible {
      opacity: 1;
    }
  }
  article[data-variant='wide'] + .info {
    inset-inline-end: 10px;
  }
  @media ${media.hover} {
    > .cell:hover > .info,
    > .cell:has(:focus-visible) > .info {
      opacity: 1;
    }
  }
`

/** The cells are plain elements with class names that mean something in here alone, as the parts of a card are. */
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

  ${cell}
  ${info}

  ${marks}
`
