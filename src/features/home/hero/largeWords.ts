import { type RuleSet, css } from 'styled-components'
import { media } from '../../../ui'

/** Where text is so large that a slide holds less than a line of a usual headline. Says it of text that the window's queries do not know of, too. */
export const tight = '@container hero (width < 17rem)'

/** Of slides whose text is much larger than usual, by the width that each layout has with usual text. */
export const largeWords = (styles: RuleSet) => css`
  ${tight} {
    ${styles}
  }
  @media ${media.tabletUp} {
    @container hero (width < 38rem) {
      ${styles}
    }
  }
  @media ${media.desktopUp} {
    @container hero (width < 45rem) {
      ${styles}
    }
  }
`
