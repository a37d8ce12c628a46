import type { BetDetail } from '../../contract/bet-detail'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { categoryNames } from '../../shared/category/categoryNames'
import { DetailDialog, DetailHead } from '../../shared/lists/DetailDialog'
import { StateBadge } from '../../shared/lists/StateBadge'
import { Amount } from '../../site/Amount'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { Stack } from '../../ui'
import { betStates } from '../../shared/records/betStates'
import { getBet } from './calls'
import { DetailAnswer } from './DetailAnswer'
import { Facts } from '../../shared/lists/Facts'
import { Legs, Rounds } from './Played'

interface BetDialogProps {
  readonly id: string | undefined
  readonly onClose: () => void
}

/** One bet: its money, and the rounds or selections that explain it. */
export function BetDialog({ id, onClose }: BetDialogProps) {
  const { t } = useTranslation()
  return (
    <DetailDialog of={id} onClose={onClose} title={t('records.betDetails')}>
      {(shown) => <Bet id={shown} />}
    </DetailDialog>
  )
}

function Bet({ id }: { readonly id: string }) {
  const answer = useAnswer(getBet, { id }, { staleTime: 0 })
  return <DetailAnswer answer={answer}>{(bet) => <Whole bet={bet} />}</DetailAnswer>
}

function Whole({ bet }: { readonly bet: BetDetail }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { currency, status, category, dueTime, odds, legs = [], rounds = [] } = bet
  const time = (at: number) => <time dateTime={isoTime(at)}>{formatDateTime(at, language)}</time>
  const money = (amount: string | number, signed = false) => (
    <Amount amount={decimalOf(amount)} currency={currency} signed={signed} />
  )
  const categoryName =
    category !== undefined && Object.hasOwn(categoryNames, category) ? categoryNames[category] : undefined
  return (
    <Stack gap={4}>
      <DetailHead>
        <div>
          <strong>{bet.gameName ?? t('records.lobby')}</strong>
          <small>
            {bet.vendorName ?? bet.vassalage}
            {categoryName === undefined ? null : ` · ${t(categoryName)}`}
          </small>
        </div>
        <StateBadge state={betStates[status]} />
      </DetailHead>
      {legs.length > 0 ? <Legs legs={legs} /> : null}
      {rounds.length > 0 ? <Rounds rounds={rounds} currency={currency} /> : null}
      {legs.length + rounds.length === 0 ? <p>{t('records.noDetail')}</p> : null}
      <Facts
        facts={[
          { id: 'id', label: t('records.betId'), value: <bdi>{bet.id}</bdi> },
          { id: 'placed', label: t('records.placed'), value: time(bet.time) },
          dueTime === undefined
            ? undefined
            : {
                id: 'due',
                label: t(status === 'PENDING' ? 'records.due' : 'records.resultTime'),
                value: time(dueTime),
              },
          odds === undefined ? undefined : { id: 'odds', label: t('records.odds'), value: <bdi>{odds}</bdi> },
          { id: 'stake', label: t('records.stake'), value: money(bet.stake) },
          status === 'PENDING' ? undefined : { id: 'win', label: t('records.win'), value: money(bet.win) },
          status === 'PENDING'
            ? undefined
            : { id: 'net', label: t('records.net'), value: money(bet.net, true), strong: true },
        ]}
      />
    </Stack>
  )
}
