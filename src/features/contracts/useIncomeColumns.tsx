import { Link } from '../../site/Link'
import type { ContractPayment } from '../../contract/contract-payment'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { Amount } from '../../site/Amount'
import { paths } from '../../site/paths'
import { useAtomValue } from '../../state/atoms'
import { Badge, type Column, TextLink } from '../../ui'
import { kindWords } from './contractWords'
import { Party } from './Party'
import { PaymentLines } from './PaymentLines'
import { Two } from './income.styles'

/** Columns of the payments; one of them adds each up. */
export function useIncomeColumns(currency: string): readonly Column<ContractPayment>[] {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const time = (at: number) => <time dateTime={isoTime(at)}>{formatDateTime(at, language)}</time>
  return [
    {
      id: 'kind',
      label: t('contracts.kind'),
      card: 'title',
      render: ({ kind, reference }) => (
        <Two>
          <b>{t(kindWords[kind])}</b>
          <small>
            <bdi>{reference}</bdi>
          </small>
        </Two>
      ),
    },
    {
      id: 'account',
      label: t('contracts.party'),
      render: ({ account, contract }) => (
        <Two>
          <Party account={account} />
          <small>
            <TextLink
              as={Link}
              to={`${paths.agentHome}?page=contractRequests&contract=${encodeURIComponent(contract)}`}
            >
              <bdi>{contract}</bdi>
            </TextLink>
          </small>
        </Two>
      ),
    },
    {
      id: 'period',
      label: t('contracts.period'),
      render: ({ from, to }) => (
        <Two>
          {time(from)}
          <small>
            {t('contracts.to')} {time(to)}
          </small>
        </Two>
      ),
    },
    {
      id: 'lines',
      label: t('contracts.adds'),
      card: 'block',
      render: (payment) => <PaymentLines payment={payment} currency={currency} />,
    },
    {
      id: 'amount',
      label: t('contracts.paidAmount'),
      figure: true,
      card: 'lead',
      render: ({ amount, direction, status }) => (
        <Two data-end>
          <Amount
            amount={direction === 'OUT' ? `-${decimalOf(amount)}` : decimalOf(amount)}
            currency={currency}
            signed
          />
          {status === 'OWED' ? <Badge tone="warning">{t('contracts.owed')}</Badge> : null}
        </Two>
      ),
    },
  ]
}
