import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui'
import { JackpotAmount } from './JackpotAmount'
import { jackpotAtom } from './jackpotAtom'
import { Cell, Name, Strip, Title } from './jackpotLooks'
import { JackpotsSkeleton } from './JackpotsSkeleton'

/** Most jackpots that the strip has room for. */
const most = 4

/** The platform's jackpots as it reports them; nothing where it reports none. */
export function Jackpots() {
  const { t } = useTranslation()
  const { data, isPending } = useAtomValue(jackpotAtom)
  if (isPending) return <JackpotsSkeleton />
  if (data === undefined || data.length === 0) return null
  return (
    <Strip aria-labelledby="home-jackpots">
      <div>
        <Title id="home-jackpots">
          <Icon name="gem" size={22} />
          {t('home.jackpot.title')}
        </Title>
        <dl>
          {data.slice(0, most).map((jackpot) => (
            <Cell key={jackpot.id}>
              <Name>{jackpot.name}</Name>
              <JackpotAmount amount={jackpot.amount} currency={jackpot.currency} />
            </Cell>
          ))}
        </dl>
      </div>
    </Strip>
  )
}
