import type { ReactNode } from 'react'
import { phrasesOf } from '../../lib/phrases'

const whole = { wordBreak: 'keep-all', overflowWrap: 'anywhere' } as const

/** A headline whose lines end between words, in Chinese too, where browsers end them anywhere. */
export function Phrases({ children }: { readonly children: ReactNode }) {
  const phrases = typeof children === 'string' ? phrasesOf(children) : []
  if (phrases.length < 2) return children
  return <span style={whole}>{phrases.flatMap((phrase, index) => [<wbr key={index} />, phrase])}</span>
}
