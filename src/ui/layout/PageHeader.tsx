import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Phrases } from '../text/Phrases'

export interface PageHeaderProps {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly actions?: ReactNode
}

/** The one h1 of a page. */
export function PageHeader({ title, text, actions }: PageHeaderProps) {
  return (
    <Head>
      <div>
        <h1>
          <Phrases>{title}</Phrases>
        </h1>
        {text === undefined ? null : <p>{text}</p>}
      </div>
      {actions}
    </Head>
  )
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-4);

  > div {
    align-self: start;
    min-inline-size: 0;
  }

  p {
    max-inline-size: 65ch;
    margin-block-start: var(--space-2);
    color: var(--text-muted);
    text-wrap: pretty;
  }
`
