import styled from 'styled-components'
import { pageFrame } from '../../../ui'

/** A section of its own, as wide as the page; without anything in it, it takes no room. */
export const Section = styled.div`
  ${pageFrame}

  &:empty {
    display: none;
  }
`
