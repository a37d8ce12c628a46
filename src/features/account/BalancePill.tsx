import { useAtom, useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { balanceAtom, balanceCurrency } from '../../site/platformAnswers'
import { SlotItems } from '../../site/Slot'
import {
  ChangingFigure,
  formatMoney,
  IconButton,
  media,
  Money,
  oneLine,
  Phrases,
  Popover,
  shortMoney,
  VisuallyHidden,
} from '../../ui'
import { useMedia } from '../../ui/hooks/useMedia'
import { balanceHiddenAtom } from '../../site/balanceHidden'
import { useRefreshBalance } from './useRefreshBalance'

/** Letters of a sum that the bar has room for. */
const mostLetters = { large: 10, phone: 13, tablet: 13, desktop: 17 }

/** The member's balance with refresh and hide. Until it is there it says that it is being updated (spec §3). */
export function BalancePill() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { data, isError, isFetching } = useAtomValue(balanceAtom)
  const [hidden, setHidden] = useAtom(balanceHiddenAtom)
  const refresh = useRefreshBalance()
  const [large, phone, desktop] = [useMedia(media.largeText), useMedia(media.phone), useMedia(media.desktopUp)]
  const most = mostLetters[large ? 'large' : phone ? 'phone' : desktop ? 'desktop' : 'tablet']
  const amount = data && decimalOf(data.sumBalance)
  const currency = data ? balanceCurrency(data) : ''
  // beside it stands the avatar; the sum is whole behind a press
  const short = !hidden && amount !== undefined ? shortMoney(amount, currency, language, most) : undefined
  return (
    <Pill>
      <Sum>
        <Words aria-live="polite">
          <ChangingFigure value={hidden ? undefined : amount}>
            {short !== undefined && amount !== undefined ? (
              <Popover
                label={t('account.balance.whole')}
                trigger={
                  <Short type="button" title={formatMoney(amount, currency, language)}>
                    <VisuallyHidden>{formatMoney(amount, currency, language)}</VisuallyHidden>
                    <bdi aria-hidden="true">{short}</bdi>
                  </Short>
                }
              >
                <Whole>
                  <Money amount={amount} currency={currency} language={language} />
                </Whole>
              </Popover>
            ) : amount !== undefined ? (
              <Money
                amount={amount}
                currency={currency}
                language={language}
                hidden={hidden}
                hiddenLabel={t('account.balance.hidden')}
              />
            ) : (
              <Quiet>
                <Phrases>{t(isError ? 'account.balance.failed' : 'account.balance.updating')}</Phrases>
              </Quiet>
            )}
          </ChangingFigure>
        </Words>
        <SlotItems slot="account.balance" />
      </Sum>
      <Wide>
        <IconButton
          icon={hidden ? 'eye' : 'eye-off'}
          iconSize={18}
          label={t(hidden ? 'account.menu.showBalance' : 'account.menu.hideBalance')}
          onClick={() => setHidden(!hidden)}
        />
      </Wide>
      <Roomy>
        <IconButton
          icon="refresh-cw"
          iconSize={18}
          label={t('account.balance.refresh')}
          aria-busy={isFetching}
          onClick={() => void refresh()}
        />
      </Roomy>
    </Pill>
  )
}

const Pill = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  padding-inline-start: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  background-color: var(--surface-1);

  /* the mark beside it stays legible */
  @media (width < 375px) {
    padding-inline-start: 10px;
  }
  @media ${media.largeText} {
    flex: 1;
    padding-inline-start: 10px;
  }

  [aria-busy='true'] svg {
    animation: turn 900ms linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    [aria-busy='true'] svg {
      animation: none;
    }
  }
  @keyframes turn {
    to {
      transform: rotate(360deg);
    }
  }
`

const Sum = styled.div`
  /* as the buttons beside it (app/layout/parts/AccountArea) */
  --sum: var(--bar-text, 1em);
  display: grid;
  grid-template-columns: minmax(var(--sum-min, 0px), auto);
  justify-items: start;
  min-inline-size: 0;
  line-height: 1.2;

  /* a bar of one height: a sum of any size of text leaves room for what stands beside it */
  @media ${media.phone} {
    --sum: min(1em, 4.6vw);
  }
  @media (width < 375px) {
    --sum: min(1em, 4.2vw);
  }
  @media ${media.largeText} {
    --sum: min(1em, 8vw);
  }
`

const Words = styled.span`
  max-inline-size: 100%;
  font-size: min(var(--sum), var(--sum-most, 100px));
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  ${oneLine}

  /* a line below it takes 5 px of what is above it: neither is pressed for the other */
  &:not(:last-child) {
    --sum-most: 24px;
  }
  &:not(:last-child) button {
    min-block-size: 24px;
    margin-block-end: 5px;
    padding-block: 0;
  }

  @media ${media.largeText} {
    bdi {
      white-space: nowrap;
    }
  }
`

const Short = styled.button`
  padding: var(--space-2) 0;
  border: 0;
  background: none;
  font-weight: inherit;
  cursor: pointer;
`

const Whole = styled.strong`
  display: block;
  padding: var(--space-2) var(--space-3);
`

/** Words in place of the sum: on two lines where they are longer than it. */
const Quiet = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: var(--fs-sm);
  font-weight: 400;
  line-height: 1.15;
  white-space: normal;

  @media (width < 375px) {
    max-inline-size: 7em;
  }
`

/**
 * The narrowest phones have room for the sum alone, and tablets for one button beside it; the hub of the member centre
 * refreshes it there.
 */
const Roomy = styled.span`
  display: inline-flex;
  @media (width < 375px), ${media.largeText} {
    inline-size: 8px;
    visibility: hidden;
  }
  @media ${media.tabletUp} and ${media.belowDesktop} {
    display: none;
  }
`

const Wide = styled.span`
  display: none;
  @media ${media.tabletUp} {
    display: inline-flex;
  }
`
