import { css } from 'styled-components'

/** On paper there is no card around it; its colours are those of every printed page (theme/global). */
export const printed = css`
  @media print {
    padding: 0;
    box-shadow: none;
  }
`

/** What paper does without. */
export const notPrinted = css`
  @media print {
    display: none;
  }
`
