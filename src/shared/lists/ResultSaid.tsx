import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../../ui'

interface ResultSaidProps {
  /** What was found, once all has come. */
  readonly words: string
  /** What is seen; empty where what stands below says that there are none. */
  readonly shown: string
  readonly isLoading: boolean
}

/** Milliseconds without typing before the count is announced to screen readers. */
const rest = 600

/** How much was found. */
export function ResultSaid({ words, shown, isLoading }: ResultSaidProps) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (isLoading) return
    const timer = setTimeout(() => setSaid(words), rest)
    return () => clearTimeout(timer)
  }, [words, isLoading])
  return (
    <>
      <Count aria-hidden="true">{shown}</Count>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

const Count = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-sm);
  font-variant-numeric: tabular-nums;
`
