import { useTranslation } from '../../i18n/translate'
import { usePageAddress } from '../../shared/address/usePageAddress'
import { Answered } from '../../shared/lists/Answered'
import { messages as moneyMessages } from '../../shared/money/messages'
import { messages as passwordMessages } from '../../shared/paymentPassword/messages'
import { messages as transferMessages } from '../../shared/teamTransfer/messages'
import { OpenTransfers } from '../../shared/teamTransfer/OpenTransfers'
import { TeamTransferForm } from '../../shared/teamTransfer/TeamTransferForm'
import { TransferHistory } from '../../shared/teamTransfer/TransferHistory'
import { useAnswer } from '../../site/useAnswer'
import { withMessages } from '../../site/withMessages'
import { Skeleton, Stack } from '../../ui'
import { getUplineSettings, getUplineTransfers } from './calls'
import { messages } from './messages'
import { uplineMoney } from './uplineMoney'

/** Money to whom one's account stands below (spec §2, transferUpline), and what went there. */
function UplinePage() {
  const { t } = useTranslation()
  const paging = usePageAddress()
  const answer = useAnswer(getUplineSettings, {}, { staleTime: 0 })
  return (
    <Stack gap={5}>
      <OpenTransfers money={uplineMoney} list={getUplineTransfers} />
      <Answered
        answer={answer}
        skeleton={<Skeleton height={440} radius="var(--radius-l)" />}
        failed={t('upline.failed')}
      >
        {(settings) => (
          <TeamTransferForm
            settings={settings}
            money={uplineMoney}
            words={{ to: t('upline.to'), text: t('upline.text') }}
          />
        )}
      </Answered>
      <TransferHistory
        list={getUplineTransfers}
        {...paging}
        words={{
          title: t('upline.history'),
          failed: t('upline.historyFailed'),
          empty: t('upline.historyEmpty'),
          emptyText: t('upline.historyEmptyText'),
        }}
      />
    </Stack>
  )
}

export default withMessages([passwordMessages, moneyMessages, transferMessages, messages], UplinePage)
