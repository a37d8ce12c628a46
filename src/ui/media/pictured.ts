import { css } from 'styled-components'

/** The place of a Picture: of one size before it is there, and filled by it. */
export const pictured = css`
  position: relative;
  display: block;
  inline-size: 100%;
  background-color: var(--skeleton);

  > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    transition: opacity var(--dur) var(--ease-out);
  }
  > img[data-loading] {
    opacity: 0;
  }
`
