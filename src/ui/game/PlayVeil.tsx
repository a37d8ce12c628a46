import styled from 'styled-components'
import { Icon } from '../icons/Icon'

export interface PlayVeilProps {
  readonly label: string
  readonly rtp: string | undefined
  readonly rtpLabel: string | undefined
}

/** What a pointer or focus uncovers on the picture. Fingers tap the card itself and never see it. */
export function PlayVeil({ label, rtp, rtpLabel }: PlayVeilProps) {
  return (
    <Veil data-veil="">
      <Disc aria-hidden="true">
        <Icon name="play" size={24} filled />
      </Disc>
      <Word aria-hidden="true">{label}</Word>
      {rtp === undefined ? null : (
        <Rtp>
          {rtpLabel} {rtp}
        </Rtp>
      )}
    </Veil>
  )
}

const Veil = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 6px;
  padding-block-end: 20px;
  background-color: var(--veil);
  color: white;
  opacity: 0;
  transition: opacity var(--dur) var(--ease-out);
`

const Disc = styled.span`
  display: grid;
  place-items: center;
  inline-size: clamp(40px, 34%, 56px);
  aspect-ratio: 1;
  border-radius: 50%;
  background-color: var(--accent);
  color: var(--on-accent);
  transform: scale(0.8);
  transition: transform var(--dur) var(--ease-out);

  svg {
    margin-inline-start: 3px;
  }
`

const Word = styled.span`
  line-height: 1.2;
  font-size: var(--fs-sm);
  font-weight: 700;
`

const Rtp = styled.span`
  font-size: var(--fs-xs);
  font-variant-numeric: tabular-nums;
`
