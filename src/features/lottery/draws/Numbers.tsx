import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import type { LotteryDraw } from '../../../contract/lottery-draw'

interface Props {
  readonly draw: LotteryDraw
  /** How the game's numbers look: DIGITS, DICE, RANKS, BALLS or TIERS. */
  readonly kind: string | undefined
}

/** Drawn numbers as a row that is read in the order of the draw, whatever the direction of the page. */
export function Numbers({ draw: { issue, numbers, special = [] }, kind }: Props) {
  const { t } = useTranslation()
  const shape = kind === 'DICE' || kind === 'RANKS' ? 'square' : 'round'
  const count = numbers.length + special.length
  const size = count > 10 ? 'small' : count > 8 ? 'fives' : count > 5 ? 'middle' : 'large'
  return (
    <Row aria-label={t('games.lottery.numbersOf', { issue })} dir="ltr" data-size={size}>
      {numbers.map((number, place) => (
        <Ball key={place} data-shape={shape}>
          {number}
        </Ball>
      ))}
      {special.map((number, place) => (
        <Special key={place} data-shape={shape} aria-label={t('games.lottery.special', { number })}>
          {number}
        </Special>
      ))}
    </Row>
  )
}

const Row = styled.ol`
  --size: max(36px, 2.25em);
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  min-block-size: var(--size);

  [dir='rtl'] & {
    justify-content: end;
  }
  /* seven beside each other on the narrowest card */
  &[data-size='middle'] {
    --size: max(30px, 2.1em);
    gap: 4px;
    align-items: center;
    font-size: var(--fs-sm);
  }
  &[data-size='fives'] {
    max-inline-size: calc(5 * (var(--size) + 4px));
  }
  &[data-size='small'],
  &[data-size='fives'] {
    --size: max(27px, 2.2em);
    gap: 4px;
    align-items: center;
    font-size: var(--fs-xs);
  }
`

const Ball = styled.li`
  display: grid;
  place-items: center;
  min-inline-size: var(--size);
  block-size: var(--size);
  padding-inline: 4px;
  border-radius: 50%;
  background-color: var(--accent-soft);
  color: var(--accent-text);
  font-weight: 700;
  line-height: 1;
  font-variant-numeric: tabular-nums;

  &[data-shape='square'] {
    border-radius: max(4px, min(var(--radius-s), 10px));
  }
`

const Special = styled(Ball)`
  background-color: var(--accent2);
  color: var(--on-accent2);
`
