import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { numberFormat } from '../../lib/intl'
import { DetailDialog, DetailHead } from '../../shared/lists/DetailDialog'
import { Facts } from '../../shared/lists/Facts'
import { StateBadge } from '../../shared/lists/StateBadge'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { Notice, Stack } from '../../ui'
import { type Exchange, exchangeName, exchangeStates } from './exchangeStates'
import { usePoints } from './usePoints'

interface ExchangeDialogProps {
  /** Undefined: the dialog is closed. */
  readonly exchange: Exchange | undefined
  readonly onClose: () => void
}

/** One exchange, with everything that the platform says of it (spec §3). */
export function ExchangeDialog({ exchange, onClose }: ExchangeDialogProps) {
  const { t } = useTranslation()
  return (
    <DetailDialog of={exchange} onClose={onClose} title={t('mall.exchange')}>
      {(shown) => <Whole exchange={shown} />}
    </DetailDialog>
  )
}

function Whole({ exchange }: { readonly exchange: Exchange }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const say = usePoints()
  const sayMoney = useMoneyText(exchange.currency ?? '')
  const { tone, text } = exchangeStates[exchange.status]
  const { reference, applyTime, decidedTime, exchangeType, itemName, quantity, remainingQuantity, points } = exchange
  const { amount, requiredAmount, ratio, remark, paymentAccount, address } = exchange
  const at = (time: number) => <time dateTime={isoTime(time)}>{formatDateTime(time, language)}</time>
  const count = (value: number) => numberFormat(language).format(value)
  const money = (value: string | number) => sayMoney(decimalOf(value))
  const givenBack =
    requiredAmount === undefined
      ? say(points)
      : t('mall.priceAnd', { points: say(points), amount: money(requiredAmount) })
  return (
    <Stack gap={4}>
      <DetailHead>
        <strong>{exchangeName(exchange, t)}</strong>
        <StateBadge state={exchangeStates[exchange.status]} />
      </DetailHead>
      <Notice tone={tone}>{remark === undefined || remark === '' ? t(text) : remark}</Notice>
      <Facts
        facts={[
          { id: 'points', label: t('mall.requiredPoints'), value: say(points), strong: true },
          exchange.status === 'REJECTED'
            ? { id: 'givenBack', label: t('mall.source.givenBack'), value: givenBack }
            : undefined,
          requiredAmount === undefined
            ? undefined
            : { id: 'required', label: t('mall.requiredAmount'), value: money(requiredAmount) },
          amount === undefined ? undefined : { id: 'amount', label: t('mall.gives'), value: money(amount) },
          ratio === undefined || exchange.currency === undefined
            ? undefined
            : {
                id: 'ratio',
                label: t('mall.ratio'),
                value: t('mall.ratioText', { points: say(ratio), amount: sayMoney('1.00') }),
              },
          {
            id: 'type',
            label: t('mall.type'),
            value: t(exchangeType === 'CONVERT' ? 'mall.type.convert' : 'mall.type.reward'),
          },
          itemName === undefined ? undefined : { id: 'item', label: t('mall.item'), value: itemName },
          exchangeType === 'CONVERT'
            ? undefined
            : { id: 'quantity', label: t('mall.quantity'), value: count(quantity) },
          remainingQuantity === undefined
            ? undefined
            : { id: 'remaining', label: t('mall.remaining'), value: count(remainingQuantity) },
          address === undefined ? undefined : { id: 'address', label: t('mall.address'), value: address },
          paymentAccount === undefined ? undefined : { id: 'account', label: t('mall.account'), value: paymentAccount },
          { id: 'applied', label: t('mall.applied'), value: at(applyTime) },
          decidedTime === undefined || exchange.status === 'PROCESSING'
            ? undefined
            : { id: 'decided', label: t('mall.decided'), value: at(decidedTime) },
          { id: 'reference', label: t('mall.reference'), value: reference },
        ]}
      />
    </Stack>
  )
}
