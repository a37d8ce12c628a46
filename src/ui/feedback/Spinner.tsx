import styled, { keyframes } from 'styled-components'

export interface SpinnerProps {
  /** Spoken text; leave it out where the waiting thing already says so. */
  readonly label?: string | undefined
  readonly size?: number | undefined
}

export function Spinner({ label, size = 24 }: SpinnerProps) {
  return (
    <Box {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}>
      <Ring width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.5">
        <circle cx="12" cy="12" r="9" opacity="0.22" />
        <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" />
      </Ring>
    </Box>
  )
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`

const fade = keyframes`
  50% { opacity: 0.4; }
`

const Box = styled.span`
  display: inline-grid;
  place-items: center;
  vertical-align: middle;
`

const Ring = styled.svg`
  animation: ${turn} 0.8s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: ${fade} 2s ease-in-out infinite !important;
  }
`
