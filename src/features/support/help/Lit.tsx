import styled from 'styled-components'
import { highlight } from '../../../shared/catalogue/search/highlight'

/** A text in which what was searched for stands out. */
export function Lit({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return highlight(text, words).map((piece, at) => (piece.hit ? <Mark key={at}>{piece.text}</Mark> : piece.text))
}

const Mark = styled.mark`
  background: none;
  color: var(--accent-text);
  font-weight: 700;
`
