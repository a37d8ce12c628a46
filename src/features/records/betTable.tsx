import { Link } from '../../site/Link'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { StateBadge } from '../../shared/lists/StateBadge'
import { Amount } from '../../site/Amount'
import { useAtomValue } from '../../state/atoms'
import { type Column, TextLink } from '../../ui'
import { type Bet, betStates } from '../../shared/records/betStates'
import { Two } from './record.styles'
import type { Opened } from '../../shared/address/useOpened'

/** Columns of the betting record. @param ahead says when results are expected, not when bets were placed */
export function useBetColumns(currency: string, opened: Opened, ahead: boolean): readonly Column<Bet>[] {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const moment = ({ time, dueTime = time }: Bet) => (ahead ? dueTime : time)
  return [
    {
      id: 'game',
      label: t('records.game'),
      card: 'title',
      render: ({ id, gameName, vendorName, vassalage }) => (
        <Two>
          <TextLink as={Link} to={opened.to(id)} aria-haspopup="dialog">
            {gameName ?? t('records.lobby')}
          </TextLink>
          <small>{vendorName ?? vassalage}</small>
        </Two>
      ),
    },
    {
      id: 'time',
      label: t(ahead ? 'records.due' : 'records.time'),
      render: (bet) => (
        <Two>
          <time dateTime={isoTime(moment(bet))}>{formatDateTime(moment(bet), language)}</time>
          <small>
            <bdi>{bet.id}</bdi>
          </small>
        </Two>
      ),
    },
    {
      id: 'status',
      label: t('records.status'),
      render: ({ status }) => <StateBadge state={betStates[status]} />,
    },
    {
      id: 'stake',
      label: t('records.stake'),
      figure: true,
      render: ({ stake }) => <Amount amount={decimalOf(stake)} currency={currency} />,
    },
    {
      id: 'win',
      label: t('records.win'),
      figure: true,
      render: ({ win, status }) =>
        status === 'PENDING' ? '–' : <Amount amount={decimalOf(win)} currency={currency} />,
    },
    {
      id: 'net',
      label: t('records.net'),
      figure: true,
      card: 'lead',
      render: ({ net, status }) =>
        status === 'PENDING' ? '–' : <Amount amount={decimalOf(net)} currency={currency} signed />,
    },
  ]
}
