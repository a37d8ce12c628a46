import type { ReactNode } from 'react'
import styled from 'styled-components'
import { focusMain, mainId } from '../../site/focusMain'

/** First stop of the keyboard: past the header to the page. */
export function SkipLink({ children }: { readonly children: ReactNode }) {
  return (
    <Jump
      href={`#${mainId}`}
      onClick={(event) => {
        event.preventDefault()
        focusMain()
        document.getElementById(mainId)?.scrollIntoView()
      }}
    >
      {children}
    </Jump>
  )
}

const Jump = styled.a`
  position: fixed;
  z-index: 100;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  padding: 12px 20px;
  border-radius: var(--radius-m);
  background-color: var(--accent);
  color: var(--on-accent);
  font-weight: 700;
  text-decoration: none;

  &:not(:focus) {
    transform: translateY(calc(-100% - 16px));
  }
`
