import styled from 'styled-components'
import { bareButton } from '../css'
import { Icon } from '../icons/Icon'

export interface CarouselDotsProps {
  readonly count: number
  readonly index: number
  readonly onShow: (index: number) => void
  readonly label: (index: number, total: number) => string
  readonly toggle: { readonly paused: boolean; readonly label: string; readonly onToggle: () => void } | undefined
}

export function CarouselDots({ count, index, onShow, label, toggle }: CarouselDotsProps) {
  return (
    <Row>
      {toggle === undefined ? null : (
        <Toggle type="button" aria-label={toggle.label} title={toggle.label} onClick={toggle.onToggle}>
          <Icon name={toggle.paused ? 'play' : 'pause'} size={14} filled />
        </Toggle>
      )}
      {Array.from({ length: count }, (_, at) => (
        <Dot
          key={at}
          type="button"
          aria-label={label(at + 1, count)}
          aria-current={at === index}
          onClick={() => onShow(at)}
        />
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  justify-content: center;
  flex-wrap: wrap;
`

const Toggle = styled.button`
  ${bareButton}
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: var(--radius-m);
  color: var(--text-muted);
`

const Dot = styled.button`
  ${bareButton}
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 44px;
  border-radius: var(--radius-m);

  &::before {
    content: '';
    inline-size: 20px;
    block-size: 4px;
    border-radius: var(--radius-pill);
    background-color: var(--line-strong);
  }

  &[aria-current='true']::before {
    background-color: var(--accent-text);
    block-size: 6px;
  }
`
