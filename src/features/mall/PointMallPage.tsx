import { useTranslation } from '../../i18n/translate'
import { useSearchParams } from 'react-router'
import { messages as moneyMessages } from '../../shared/money/messages'
import { trueSearch } from '../../shared/address/trueSearch'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { withMessages } from '../../site/withMessages'
import { PageHeader, type Tab, Tabs } from '../../ui'
import { BalanceCard } from './BalanceCard'
import { DetailsTab } from './DetailsTab'
import { ExchangesTab } from './ExchangesTab'
import { Page, TabBody } from './point.styles'
import { RewardsTab } from './RewardsTab'
import { RulesTab } from './RulesTab'
import { messages } from './messages'

const tabs = {
  rewards: { label: 'mall.rewards', Body: RewardsTab, isPaged: false },
  exchanges: { label: 'mall.exchanges', Body: ExchangesTab, isPaged: true },
  details: { label: 'mall.details', Body: DetailsTab, isPaged: true },
  rules: { label: 'mall.rules', Body: RulesTab, isPaged: false },
} as const
type TabId = keyof typeof tabs

const isTab = (id: string | null): id is TabId => id !== null && Object.hasOwn(tabs, id)

/** Points mall (spec §2): what there is, what it was given for, how it came, and the rules. */
function PointMallPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('tab')
  const named = isTab(wanted) ? wanted : undefined
  const selected: TabId = named ?? 'rewards'
  const { Body, isPaged } = tabs[selected]
  useTrueAddress({ tab: named, ...(!isPaged && { p: undefined }) })
  const choices: readonly Tab<TabId>[] = [
    { id: 'rewards', label: t(tabs.rewards.label), icon: 'gift' },
    { id: 'exchanges', label: t(tabs.exchanges.label), icon: 'package-open' },
    { id: 'details', label: t(tabs.details.label), icon: 'history' },
    { id: 'rules', label: t(tabs.rules.label), icon: 'book-open' },
  ]
  return (
    <Page>
      <PageHeader title={t('mall.title')} text={t('mall.lead')} />
      <BalanceCard />
      <Tabs
        tabs={choices}
        selected={selected}
        onSelect={(tab) =>
          setSearch(trueSearch(search, { tab, p: undefined }) ?? search, { replace: true, preventScrollReset: true })
        }
        label={t('mall.sections')}
      >
        <TabBody>
          <Body />
        </TabBody>
      </Tabs>
    </Page>
  )
}

export default withMessages([moneyMessages, messages], PointMallPage)
