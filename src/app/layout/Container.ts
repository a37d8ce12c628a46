import styled from 'styled-components'
import { pageFrame } from '../../ui'

/** The width of the page's content, with its gutters. */
export const Container = styled.div`
  ${pageFrame}
`
