import { useTranslation } from '../../i18n/translate'
import { Answered } from '../../shared/lists/Answered'
import { messages as moneyMessages } from '../../shared/money/messages'
import { messages as passwordMessages } from '../../shared/paymentPassword/messages'
import { useAnswer } from '../../site/useAnswer'
import { withMessages } from '../../site/withMessages'
import { Skeleton, Stack } from '../../ui'
import { getUplineSettings } from './calls'
import { messages } from './messages'
import { OpenUpline } from './OpenUpline'
import { UplineForm } from './UplineForm'
import { UplineHistory } from './UplineHistory'

/** Money to whom one's account stands below (spec §2, transferUpline), and what went there. */
function UplinePage() {
  const { t } = useTranslation()
  const answer = useAnswer(getUplineSettings, {}, { staleTime: 0 })
  return (
    <Stack gap={5}>
      <OpenUpline />
      <Answered
        answer={answer}
        skeleton={<Skeleton height={440} radius="var(--radius-l)" />}
        failed={t('upline.failed')}
      >
        {(settings) => <UplineForm settings={settings} />}
      </Answered>
      <UplineHistory />
    </Stack>
  )
}

export default withMessages([passwordMessages, moneyMessages, messages], UplinePage)
