import { languageAtom } from '../../i18n/language'
import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'
import { isolatedWords } from '../../i18n/isolated'
import { numberFormat } from '../../lib/intl'
import { plainFigure, roundMoney } from '../../lib/plainFigure'
import { useAtomValue } from '../../state/atoms'
import type { Basis, Figure } from './readFigure'

interface FigureWords {
  /** The figure itself: 100%, $30. */
  readonly lead: string
  /** What it is: up to $100 on your deposit. */
  readonly rest: string
}

const shares: Readonly<Record<Basis, { readonly open: MessageKey; readonly upTo: MessageKey }>> = {
  DEPOSIT: { open: 'promotions.figure.deposit', upTo: 'promotions.figure.depositUpTo' },
  STAKE: { open: 'promotions.figure.stake', upTo: 'promotions.figure.stakeUpTo' },
  LOSS: { open: 'promotions.figure.loss', upTo: 'promotions.figure.lossUpTo' },
}

/** A figure in the words of the page, money in a currency. */
export function useFigureWords(): (figure: Figure, currency: string) => FigureWords {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  return (figure, currency) => {
    const money = (amount: string) => isolatedWords(roundMoney(amount, currency, language))
    switch (figure.type) {
      case 'share': {
        const { percent, least, of, most } = figure
        const rows = of === undefined ? undefined : shares[of]
        const rest =
          most === undefined ? rows && t(rows.open) : t(rows?.upTo ?? 'promotions.figure.upTo', { amount: money(most) })
        return { lead: percentText(language, percent, least), rest: rest ?? '' }
      }
      case 'money':
        return {
          lead: money(figure.amount),
          rest: t(figure.isBonus ? 'promotions.figure.bonus' : 'promotions.figure.cash'),
        }
      case 'points': {
        const { points, per } = figure
        return {
          lead: t('promotions.figure.points', { points: plainFigure(points, language), count: Number(points) }),
          rest: per === undefined ? '' : t('promotions.figure.per', { amount: money(per) }),
        }
      }
      case 'tickets':
        return {
          lead: plainFigure(String(figure.count), language),
          rest: t('promotions.figure.tickets', { count: figure.count }),
        }
    }
  }
}

/** 1.2%, or 0.5–0.8% where it differs. */
function percentText(language: string, percent: string, least: string | undefined): string {
  const format = numberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  const share = Number(percent) / 100
  if (least === undefined) return format.format(share)
  // some languages set the dash apart, which would break a large figure
  return format.formatRange(Number(least) / 100, share).replace(/\s*[–-]\s*/, '–')
}
