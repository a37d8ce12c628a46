import { css } from 'styled-components'

/** On paper: dark words on nothing, whatever the theme, and no card around them. */
export const printed = css`
  @media print {
    --text: CanvasText;
    --text-muted: CanvasText;
    --accent-text: CanvasText;
    --line: GrayText;

    padding: 0;
    background-color: Canvas;
    box-shadow: none;
    color: CanvasText;
    color-scheme: light;
  }
`

/** What paper does without. */
export const notPrinted = css`
  @media print {
    display: none;
  }
`
