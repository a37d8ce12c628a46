import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import { useLocation } from 'react-router'
import { categoryAt } from '../../../site/paths'
import { vendorsByCategoryAtom } from '../../../site/vendors'
import { Icon } from '../../../ui'
import { JackpotAmount } from './JackpotAmount'
import { jackpotAtom } from './jackpotAtom'
import { Cell, Name, Strip, Title } from './jackpot.styles'
import { JackpotsSkeleton } from './JackpotsSkeleton'
import { shownJackpots } from './shownJackpots'

/** Most jackpots that the strip has room for. */
const most = 4

/** The platform's jackpots as it reports them, on the page of a category those of its vendors; nothing where there are none. */
export default function Jackpots() {
  const { t } = useTranslation()
  const { data, isPending } = useAtomValue(jackpotAtom)
  const category = categoryAt(useLocation().pathname)
  const vendorsIn = useAtomValue(vendorsByCategoryAtom)
  if (isPending) return category === undefined ? <JackpotsSkeleton /> : null
  const own = category === undefined ? undefined : vendorsIn(category).map(({ accountTypeName }) => accountTypeName)
  const jackpots = shownJackpots(data ?? [], own)
  if (jackpots.length === 0) return null
  return (
    <Strip aria-labelledby="home-jackpots">
      <div>
        <Title id="home-jackpots">
          <Icon name="gem" size={22} />
          {t('home.jackpot.title')}
        </Title>
        <dl>
          {jackpots.slice(0, most).map((jackpot) => (
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
