import styled from 'styled-components'
import type { Activity } from '../../contract/activity'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf, isLess } from '../../lib/decimal'
import { shareOf } from '../../lib/decimalSum'
import { plainFigure } from '../../lib/plainFigure'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { Icon, ProgressBar } from '../../ui'

interface StepsProps {
  readonly steps: Activity['steps']
  readonly currency: string
}

/** What is to be done, and how far it is. */
export function Steps({ steps, currency }: StepsProps) {
  const { t } = useTranslation()
  const say = useMoneyText(currency)
  const language = useAtomValue(languageAtom).tag
  if (steps.length === 0) return null
  return (
    <List aria-label={t('promotions.progress')}>
      {steps.map(({ name, unit, done, target }) => {
        const [is, should] = [decimalOf(done), decimalOf(target)]
        const figure = (value: string) => (unit === 'MONEY' ? say(value) : plainFigure(value, language))
        const words = t('promotions.doneOf', { done: figure(is), target: figure(should) })
        return (
          <li key={name}>
            <p>
              <span>
                {isLess(is, should) ? null : <Icon name="circle-check" size={16} />}
                {name}
              </span>
              <b>{words}</b>
            </p>
            <ProgressBar value={shareOf(is, should)} label={`${name}: ${words}`} />
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);

  > li {
    display: grid;
    gap: 6px;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
    font-size: var(--fs-sm);
  }
  p > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: var(--text-muted);
  }
  b {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  svg {
    color: var(--success-text);
  }
`
