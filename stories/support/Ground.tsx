import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Surroundings } from '../../.storybook/globals'
import { GlobalStyle } from '../../src/theme/global'
import { SurroundingsContext } from './surroundings'

interface GroundProps {
  readonly surroundings: Surroundings
  /** Beside words of the documentation, which keeps its own page. */
  readonly inDocs: boolean
  /** A story that brings its own page, with its landmarks. */
  readonly whole: boolean
  readonly children: ReactNode
}

/** What stories stand on: the product's own page. */
export function Ground({ surroundings, inDocs, whole, children }: GroundProps) {
  const { language, dir } = surroundings
  return (
    <SurroundingsContext value={surroundings}>
      <GlobalStyle />
      {inDocs ? (
        <Plot lang={language.tag} dir={dir}>
          {children}
        </Plot>
      ) : whole ? (
        children
      ) : (
        <main>{children}</main>
      )}
    </SurroundingsContext>
  )
}

const Plot = styled.div`
  padding: var(--space-5);
  border-radius: var(--radius-s);
  background-color: var(--page);
  color: var(--text);
  font-family: var(--font-text);
  font-size: var(--fs-md);
  line-height: 1.5;
`
