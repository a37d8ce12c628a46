import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface PanelProps {
  readonly title?: ReactNode
  readonly action?: ReactNode
  readonly children: ReactNode
  /** Children reach the edges, as a list does. */
  readonly flush?: boolean | undefined
  readonly className?: string | undefined
}

/** A raised card that holds one subject. */
export function Panel({ title, action, children, flush = false, className }: PanelProps) {
  return (
    <Box {...(className === undefined ? {} : { className })}>
      {title === undefined && action === undefined ? null : (
        <Head>
          <h2>{title}</h2>
          {action}
        </Head>
      )}
      <Body $flush={flush}>{children}</Body>
    </Box>
  )
}

const Box = styled.section`
  min-inline-size: 0;
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  overflow: clip;

  /* a form is as wide as it is read easily */
  > div > form,
  > div > div > form {
    max-inline-size: 44rem;
  }
`

const Head = styled.header`
  display: flex;
  /* the action goes below the title before either is broken into lines */
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-4) 0;

  h2 {
    min-inline-size: 0;
    font-size: var(--fs-lg);
  }
`

const Body = styled.div<{ $flush: boolean }>`
  --plate-line: 0;
  --plate-backdrop: none;

  padding: ${({ $flush }) => ($flush ? 'var(--space-2) 0' : 'var(--space-4)')};
`
