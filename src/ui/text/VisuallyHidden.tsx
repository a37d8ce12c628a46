import styled from 'styled-components'
import { hiddenVisually } from '../css'

/** For screen readers only. */
export const VisuallyHidden = styled.span`
  ${hiddenVisually}
`
