import { Link } from '../../../site/Link'
import styled from 'styled-components'
import { languageAtom } from '../../../i18n/language'
import { useTranslation } from '../../../i18n/translate'
import { decimalOf } from '../../../lib/decimal'
import { formatMoney } from '../../../lib/formatMoney'
import { sessionAtom } from '../../../session/session'
import { messages as moneyMessages } from '../../../shared/money/messages'
import { sumSize } from '../../../shared/money/sumSize'
import { pauseAtom } from '../../../shared/safety/pause'
import { PauseNotice } from '../../../shared/safety/PauseNotice'
import { balanceHiddenAtom } from '../../../site/balanceHidden'
import { memberPage } from '../../../site/paths'
import { balanceAtom, balanceCurrency } from '../../../site/platformAnswers'
import { useLabel } from '../../../site/Slot'
import { useMemberPage } from '../../../site/useMemberPage'
import { withMessages } from '../../../site/withMessages'
import { useAtom, useAtomValue } from '../../../state/atoms'
import { Button, displayFace, IconButton, Money, Skeleton } from '../../../ui'
import { ClubLabel } from '../ClubLabel'
import { messages } from '../messages'
import { OwnPicture } from '../picture/OwnPicture'
import { useRefreshBalance } from '../useRefreshBalance'

/** Who it is, what is there, and the ways to pay in and out. */
export default withMessages([moneyMessages, messages], function MemberHub() {
  const label = useLabel()
  const session = useAtomValue(sessionAtom)
  const isPaused = useAtomValue(pauseAtom) !== undefined
  const [deposit, withdrawal] = [useMemberPage('depositv2'), useMemberPage('withdraw')]
  // the first is what most come for; during a break nothing can be paid in
  const ways = [isPaused ? undefined : deposit, withdrawal].filter((item) => item !== undefined)
  if (session.state !== 'signed-in') return null
  const name = session.nickname ?? session.account
  return (
    <Card>
      <Who>
        <OwnPicture name={name} size={48} />
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <ClubLabel session={session} />
      </Who>
      <Funds />
      {ways.length === 0 ? null : (
        <Ways>
          {ways.map((item, place) => (
            <Button
              key={item.id}
              as={Link}
              to={memberPage(item.props.pageKey)}
              block
              variant={place === 0 ? 'primary' : 'secondary'}
              {...(item.icon !== undefined && { icon: item.icon })}
            >
              {label(item.label)}
            </Button>
          ))}
        </Ways>
      )}
      <PauseNotice message="money.paused" />
    </Card>
  )
})

function Funds() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { data, isError, isFetching } = useAtomValue(balanceAtom)
  const refresh = useRefreshBalance()
  const [hidden, setHidden] = useAtom(balanceHiddenAtom)
  const amount = data ? decimalOf(data.sumBalance) : ''
  const currency = data ? balanceCurrency(data) : ''
  const letters = data && !hidden ? formatMoney(amount, currency, language).length : 0
  return (
    <Sum>
      <div>
        <small>{t('account.hub.balance')}</small>
        <Amount aria-live="polite" $letters={letters}>
          {data ? (
            <Money
              amount={amount}
              currency={currency}
              language={language}
              hidden={hidden}
              hiddenLabel={t('account.balance.hidden')}
            />
          ) : isError ? (
            t('account.balance.failed')
          ) : (
            <Skeleton height={32} width={140} />
          )}
        </Amount>
      </div>
      <IconButton
        icon={hidden ? 'eye' : 'eye-off'}
        label={t(hidden ? 'account.menu.showBalance' : 'account.menu.hideBalance')}
        onClick={() => setHidden(!hidden)}
      />
      <IconButton
        icon="refresh-cw"
        label={t('account.balance.refresh')}
        aria-busy={isFetching}
        onClick={() => void refresh()}
      />
    </Sum>
  )
}

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
`

const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);

  strong {
    min-inline-size: 0;
    ${displayFace}
    font-size: var(--fs-lg);
    overflow-wrap: anywhere;
  }
`

const Sum = styled.div`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-1);

  > div {
    flex: 1 1 auto;
    max-inline-size: 100%;
    min-inline-size: 0;
  }
  small {
    display: block;
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
`

const Amount = styled.strong<{ $letters: number }>`
  display: block;
  font-family: var(--font-figure);
  font-size: ${({ $letters }) => sumSize($letters)};
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  overflow-wrap: anywhere;

  bdi {
    white-space: normal;
  }
`

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: var(--space-3);
`
