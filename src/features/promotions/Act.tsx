import type { Activity } from '../../contract/activity'
import { useTranslation } from '../../i18n/translate'
import { useWayOn } from '../../shared/failure/useWayOn'
import { BreakNotice } from '../../shared/prize/BreakNotice'
import { pauseAtom } from '../../shared/safety/pause'
import { useModal } from '../../site/modal'
import { modals, paths } from '../../site/paths'
import { useSlot } from '../../site/Slot'
import { useMemberPagePath } from '../../site/useMemberPage'
import { useAtomValue } from '../../state/atoms'
import { ActButton, ActLink, PlayLink } from './ActButtons'
import { type Action, actionOf } from './actionOf'
import { ApplicationForm } from './ApplicationForm'
import { ClaimButton, EnterButton } from './deeds'

interface ActProps {
  readonly activity: Activity
  readonly currency: string
  readonly title: string
  readonly category: string | undefined
}

/** What leads to play waits for the end of a break. */
const towardsPlay: ReadonlySet<Action> = new Set(['join', 'sign', 'apply', 'deposit', 'play'])

/** The one thing to do next, as its button or form. */
export function Act(props: ActProps) {
  const { t } = useTranslation()
  const wayOn = useWayOn()
  const { open } = useModal()
  const { activity, category } = props
  const action = actionOf(activity)
  const isPaused = useAtomValue(pauseAtom) !== undefined
  const deposit = useMemberPagePath('depositv2')
  const pages = useSlot('page').map(({ id }) => id)
  const prize = useMemberPagePath(activity.prize.kind === 'BONUS' ? 'bonusDetails' : 'transactionHistory')

  if (isPaused && action !== undefined && towardsPlay.has(action)) return <BreakNotice />
  switch (action) {
    case 'join':
    case 'sign':
      return <EnterButton key={action} action={action} activity={activity} />
    case 'claim':
      return <ClaimButton {...props} />
    case 'apply':
      return <ApplicationForm activity={activity} />
    case 'logIn':
      return <ActButton icon="log-in" label={t('promotions.act.logIn')} onClick={() => open(modals.login)} />
    case 'register':
    case 'contact': {
      const way = wayOn(action)
      return way ? <ActButton icon={way.icon} label={way.label} onClick={way.act} /> : null
    }
    case 'deposit':
      return deposit ? <ActLink to={deposit} label={t('promotions.act.deposit')} /> : null
    case 'play':
      return <PlayLink category={category} />
    case 'vip':
      return pages.includes('vip') ? <ActLink to={paths.vip} label={t('promotions.act.vip')} /> : null
    case 'prize':
      return prize ? <ActLink to={prize} label={t('promotions.act.prize')} /> : null
    case 'others':
      return <ActLink to={paths.promotions} label={t('promotions.act.others')} />
    case undefined:
      return null
  }
}
