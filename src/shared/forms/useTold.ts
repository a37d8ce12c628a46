import { useState } from 'react'

/** When a form of few fields tells what is wrong: at its main field once that was left, at every field once it was sent. */
export interface Told {
  /** At the main field. */
  readonly field: boolean
  /** At every field. */
  readonly all: boolean
  /** The main field was left, with what is typed in it: an empty one is not told of before the form is sent. */
  readonly left: (typed: string) => void
  readonly sent: () => void
  /** What was sent was answered: nothing is told again until then. */
  readonly restart: () => void
}

export function useTold(): Told {
  const [told, setTold] = useState<'nothing' | 'field' | 'all'>('nothing')
  return {
    field: told !== 'nothing',
    all: told === 'all',
    left: (typed) => setTold((before) => (before === 'all' ? before : typed === '' ? 'nothing' : 'field')),
    sent: () => setTold('all'),
    restart: () => setTold('nothing'),
  }
}
