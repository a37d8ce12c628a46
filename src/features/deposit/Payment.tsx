import { useAtomValue } from '../../state/atoms'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Link } from 'react-router'
import type { DepositReceipt } from '../../contract/deposit-receipt'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { paths } from '../../site/paths'
import { useMoneyText } from '../../site/useMoneyText'
import { useCustomerService } from '../../site/useCustomerService'
import { Button, Cluster, Icon, Notice, Panel, Spinner, Stack } from '../../ui'
import { CopyLine } from './CopyLine'
import { Lines, Medal } from '../../shared/money/desk.styles'
import { depositForm } from './depositPath'
import { useIsPast } from './useIsPast'

/** Where and how to pay, until the platform has decided; then what it decided. */
export function Payment({ receipt }: { readonly receipt: DepositReceipt }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const { status } = receipt
  useEffect(() => heading.current?.focus(), [status])
  const amount = useMoneyText(receipt.currency)(decimalOf(receipt.amount))
  if (status !== 'PENDING') return <Outcome receipt={receipt} amount={amount} />
  return (
    <Panel>
      <Stack gap={4}>
        <h2 ref={heading} tabIndex={-1}>
          {t('deposit.pay', { amount })}
        </h2>
        <HowLong expiresAt={receipt.expiresAt} />
        <Lines>
          {receipt.instructions.map(({ label, value }) => (
            <CopyLine key={label} label={label} value={value} />
          ))}
        </Lines>
        {receipt.note === undefined ? null : <Notice tone="accent">{receipt.note}</Notice>}
        <Cluster role="status">
          <Spinner size={20} />
          {t('deposit.waiting')}
        </Cluster>
        <Cluster>
          <Button as={Link} to={depositForm}>
            {t('deposit.another')}
          </Button>
        </Cluster>
      </Stack>
    </Panel>
  )
}

/** Who comes back when the time is over must not pay by these details any more. */
function HowLong({ expiresAt }: Pick<DepositReceipt, 'expiresAt'>) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const isLate = useIsPast(expiresAt)
  if (expiresAt === undefined) return <p>{t('deposit.payText')}</p>
  const time = formatDateTime(expiresAt, language)
  return isLate ? (
    <Notice tone="warning">{t('deposit.payLate', { time })}</Notice>
  ) : (
    <p>{t('deposit.payUntil', { time })}</p>
  )
}

interface OutcomeProps {
  readonly receipt: DepositReceipt
  readonly amount: string
}

function Outcome({ receipt, amount }: OutcomeProps) {
  const { t } = useTranslation()
  const service = useCustomerService()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const credited = receipt.status === 'CREDITED'
  return (
    <Panel>
      <Stack gap={4} role="status">
        <Medal data-tone={credited ? 'success' : 'danger'}>
          <Icon name={credited ? 'circle-check' : 'circle-x'} size={32} />
        </Medal>
        <h2 ref={heading} tabIndex={-1}>
          {t(credited ? 'deposit.credited' : 'deposit.unsuccessful', { amount })}
        </h2>
        <p>
          {t(credited ? 'deposit.creditedText' : 'deposit.unsuccessfulText')} <bdi>{receipt.reference}</bdi>
        </p>
        {receipt.reason === undefined ? null : <Notice tone="danger">{receipt.reason}</Notice>}
        <Cluster>
          {credited ? (
            <Button as={Link} to={paths.home} variant="primary" icon="gamepad-2">
              {t('deposit.play')}
            </Button>
          ) : (
            <Button variant="primary" icon="headset" onClick={service}>
              {t('app.service.title')}
            </Button>
          )}
          <Button as={Link} to={depositForm}>
            {t('deposit.another')}
          </Button>
        </Cluster>
      </Stack>
    </Panel>
  )
}
