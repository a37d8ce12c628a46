import styled, { css } from 'styled-components'
import { pageFrame } from '../../ui'

/** For what is as wide as the window: its words stand on the edges of the page. */
export const besidePage = css`
  padding-inline: max(var(--gutter), (100% - var(--content-w)) / 2);
`

/** The width of the page's content, with its gutters. */
export const Container = styled.div`
  ${pageFrame}
`
