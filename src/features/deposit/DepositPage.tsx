import { useTranslation } from 'react-i18next'
import { Answered } from '../../site/Answered'
import { useAnswer } from '../../site/useAnswer'
import { withWords } from '../../site/withWords'
import { Skeleton } from '../../ui'
import { getDepositSettings } from './calls'
import { DepositDesk } from './DepositDesk'
import { DepositsClosed } from './DepositsClosed'
import { words } from './words'

/** Deposit (spec §2, depositv2): methods, amount, and what becomes of it; or that it cannot be done now. */
function DepositPage() {
  const { t } = useTranslation()
  const answer = useAnswer(getDepositSettings, {}, { fresh: 30_000 })
  return (
    <Answered answer={answer} skeleton={<Skeleton height={560} radius="var(--radius-l)" />} failed={t('deposit.failed')}>
      {(settings) => {
        const [first, ...others] = settings.methods ?? []
        return settings.allowDeposit === 'Y' && first ? (
          <DepositDesk methods={[first, ...others]} settings={settings} />
        ) : (
          <DepositsClosed />
        )
      }}
    </Answered>
  )
}

export default withWords(words, DepositPage)
