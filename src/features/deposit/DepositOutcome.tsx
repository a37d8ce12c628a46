import { useEffect, useRef } from 'react'
import { Link } from '../../site/Link'
import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'
import type { DepositReceipt } from '../../contract/deposit-receipt'
import { paths } from '../../site/paths'
import { useCustomerService } from '../../site/useCustomerService'
import { Button, Cluster, Icon, type IconName, Notice, Panel, Stack } from '../../ui'
import { Medal } from '../../shared/money/desk.styles'
import { useDepositWay } from './depositWay'
import { useGameApart } from './useGameApart'
import { TakenPromotion } from './TakenPromotion'

type End = Exclude<DepositReceipt['status'], 'PENDING'>

interface EndRow {
  readonly tone: 'success' | 'danger' | 'neutral'
  readonly icon: IconName
  readonly title: MessageKey
  readonly text: MessageKey
}

const ends: Readonly<Record<End, EndRow>> = {
  CREDITED: {
    tone: 'success',
    icon: 'circle-check',
    title: 'deposit.credited',
    text: 'deposit.creditedText',
  },
  FAILED: { tone: 'danger', icon: 'circle-x', title: 'deposit.unsuccessful', text: 'deposit.unsuccessfulText' },
  CANCELLED: { tone: 'neutral', icon: 'ban', title: 'deposit.cancelled', text: 'deposit.cancelledText' },
}

interface DepositOutcomeProps {
  readonly receipt: DepositReceipt
  readonly status: End
  /** In words. */
  readonly amount: string
}

/** What became of a deposit. */
export function DepositOutcome({ receipt, status, amount }: DepositOutcomeProps) {
  const { t } = useTranslation()
  const service = useCustomerService()
  const { form, close } = useDepositWay()
  const gameApart = useGameApart()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { tone, icon, title, text } = ends[status]
  return (
    <Panel>
      <Stack gap={4} role="status">
        <Medal data-tone={tone}>
          <Icon name={icon} size={32} />
        </Medal>
        <h2 ref={heading} tabIndex={-1}>
          {t(title, { amount })}
        </h2>
        <p>
          {t(text)} <bdi>{receipt.reference}</bdi>
        </p>
        {status === 'CREDITED' ? <TakenPromotion receipt={receipt} isGranted /> : null}
        {status === 'CREDITED' && close && gameApart ? <Notice tone="accent">{t('deposit.intoGame')}</Notice> : null}
        {receipt.reason === undefined ? null : <Notice tone="danger">{receipt.reason}</Notice>}
        <Cluster>
          {status === 'CREDITED' && close ? (
            <Button variant="primary" onClick={close}>
              {t('app.close')}
            </Button>
          ) : status === 'CREDITED' ? (
            <Button as={Link} to={paths.home} variant="primary" icon="play">
              {t('deposit.play')}
            </Button>
          ) : status === 'FAILED' ? (
            <Button variant="primary" icon="headset" onClick={service}>
              {t('app.service.title')}
            </Button>
          ) : null}
          <Button as={Link} {...form}>
            {t('deposit.another')}
          </Button>
        </Cluster>
      </Stack>
    </Panel>
  )
}
