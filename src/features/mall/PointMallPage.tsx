import { useTranslation } from '../../i18n/translate'
import { useTabAddress } from '../../shared/address/useTabAddress'
import { messages as moneyMessages } from '../../shared/money/messages'
import { messages as passwordMessages } from '../../shared/paymentPassword/messages'
import { withMessages } from '../../site/withMessages'
import { PageHeader, Tabs } from '../../ui'
import { BalanceCard } from './BalanceCard'
import { DetailsTab } from './DetailsTab'
import { ExchangesTab } from './ExchangesTab'
import { Page, TabBody } from './point.styles'
import { RewardsTab } from './RewardsTab'
import { RulesTab } from './RulesTab'
import { messages } from './messages'

/** Points mall (spec §2): what there is, what it was given for, how it came, and the rules. */
function PointMallPage() {
  const { t } = useTranslation()
  const { tabs, Body } = useTabAddress([
    { id: 'rewards', label: 'mall.rewards', icon: 'gift', Body: RewardsTab },
    { id: 'exchanges', label: 'mall.exchanges', icon: 'package-open', Body: ExchangesTab, reads: ['p', 'exchange'] },
    { id: 'details', label: 'mall.details', icon: 'history', Body: DetailsTab, reads: ['p'] },
    { id: 'rules', label: 'mall.rules', icon: 'book-open', Body: RulesTab },
  ])
  return (
    <Page>
      <PageHeader title={t('mall.title')} text={t('mall.lead')} />
      <BalanceCard />
      <Tabs {...tabs} label={t('mall.sections')}>
        <TabBody>
          <Body />
        </TabBody>
      </Tabs>
    </Page>
  )
}

export default withMessages([moneyMessages, passwordMessages, messages], PointMallPage)
