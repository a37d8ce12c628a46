import { useTranslation } from '../../../i18n/translate'
import { Link } from '../../../site/Link'
import type { ModuleId } from '../../../lib/moduleIds'
import { canRegisterAtom, isOnAtom } from '../../../site/site'
import { paths } from '../../../site/paths'
import { sessionAtom } from '../../../session/session'
import { useCustomerService } from '../../../site/useCustomerService'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { Button, Icon, type IconName, PageHeader } from '../../../ui'
import { Contacts } from '../Contacts'
import { Apply } from './Apply'
import { Grid, Page, Plate, Steps, Ways } from './join.styles'
import { messages } from './messages'

interface Earning {
  readonly id: 'dividend' | 'daily' | 'hourly' | 'realtime'
  /** The platform pays it under this module. */
  readonly moduleId: ModuleId
  readonly icon: IconName
}

/** Spec §3, contracts. Kinds that the merchant does not offer are not promised. */
const earnings: readonly Earning[] = [
  { id: 'dividend', moduleId: 'SIGNCONDIV3', icon: 'percent' },
  { id: 'daily', moduleId: 'DAILYSALCONT3', icon: 'calendar' },
  { id: 'hourly', moduleId: 'HOURSAL3', icon: 'clock' },
  { id: 'realtime', moduleId: 'RTSALARY3', icon: 'zap' },
]
const steps = [1, 2, 3] as const
/** Where nobody can open an account, the way begins at customer service. */
const stepsOfMembers = [2, 3] as const

/** What an agent is and how to become one (spec §2, /join). */
export default withMessages(messages, function JoinPage() {
  const { t } = useTranslation()
  const isOn = useAtomValue(isOnAtom)
  const session = useAtomValue(sessionAtom)
  const callService = useCustomerService()
  const canRegister = useAtomValue(canRegisterAtom)
  const asksToRegister = canRegister && session.state === 'visitor'
  const offered = earnings.filter(({ moduleId }) => isOn(moduleId))
  return (
    <Page>
      <PageHeader title={t('support.join.title')} text={t('support.join.lead')} />
      <Ways>
        {asksToRegister ? (
          <Button as={Link} to={paths.register} variant="primary" size="l" icon="user-plus">
            {t('support.join.register')}
          </Button>
        ) : null}
        <Button variant={asksToRegister ? 'secondary' : 'primary'} size="l" icon="headset" onClick={callService}>
          {t('support.join.service')}
        </Button>
      </Ways>
      <section aria-labelledby="join-steps">
        <h2 id="join-steps">{t('support.join.how')}</h2>
        <Steps>
          {(canRegister ? steps : stepsOfMembers).map((step) => (
            <li key={step}>{t(`support.join.step${step}`)}</li>
          ))}
        </Steps>
      </section>
      {offered.length === 0 ? null : (
        <section aria-labelledby="join-contracts">
          <h2 id="join-contracts">{t('support.join.contracts')}</h2>
          <p>{t('support.join.contractsText')}</p>
          <Grid>
            {offered.map(({ id, icon }) => (
              <Plate key={id}>
                <Icon name={icon} size={24} />
                <h3>{t(`support.join.${id}.name`)}</h3>
                <p>{t(`support.join.${id}.text`)}</p>
              </Plate>
            ))}
          </Grid>
        </section>
      )}
      <section aria-labelledby="join-apply" id="apply">
        <h2 id="join-apply">{t('support.join.apply')}</h2>
        <Apply hasAffiliates={isOn('AFFMAN3')} />
      </section>
      <Contacts />
    </Page>
  )
})
