import { Link } from 'react-router'
import type { Activity } from '../../contract/activity'
import { useTranslation } from '../../i18n/translate'
import { useWayOn } from '../../shared/failure/useWayOn'
import { BreakNotice } from '../../shared/prize/BreakNotice'
import { useClaim } from '../../shared/prize/useClaim'
import { useHeldBack } from '../../shared/prize/useHeldBack'
import { usePrizeText } from '../../shared/prize/usePrizeText'
import { pauseAtom } from '../../shared/safety/pause'
import { useModal } from '../../site/modal'
import { modals, paths } from '../../site/paths'
import { useSlot } from '../../site/Slot'
import { useMemberPagePath } from '../../site/useMemberPage'
import { useAtomValue } from '../../state/atoms'
import { Button, type ButtonProps, Notice, Stack, useToast } from '../../ui'
import { activityMoney } from './activityMoney'
import { type Action, actionOf } from './actionOf'
import { ApplicationForm } from './ApplicationForm'
import { joinActivity, signActivity } from './calls'
import { useEntering } from './useEntering'
import { promotionType } from './promotionTypes'
import { useGamesOf } from './useGamesOf'

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
  const games = useGamesOf(category)
  const deposit = useMemberPagePath('depositv2')
  const pages = useSlot('page').map(({ id }) => id)
  const prize = useMemberPagePath(activity.prize.kind === 'BONUS' ? 'bonusDetails' : 'transactionHistory')

  if (isPaused && action !== undefined && towardsPlay.has(action)) return <BreakNotice />
  switch (action) {
    case 'join':
    case 'sign':
      return <EnterButton key={action} action={action} {...props} />
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
    case 'play':
      if (action === 'play' && promotionType(category) !== 'deposit')
        return <ActLink to={games?.path ?? paths.home} label={t('promotions.act.play')} />
      return deposit ? <ActLink to={deposit} label={t('promotions.act.deposit')} /> : null
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

function ActLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <Button variant="primary" size="l" block as={Link} to={to} iconEnd="chevron-right">
      {label}
    </Button>
  )
}

function ActButton({ label, ...rest }: { readonly label: string } & Pick<ButtonProps, 'icon' | 'busy' | 'onClick'>) {
  return (
    <Button variant="primary" size="l" block {...rest}>
      {label}
    </Button>
  )
}

/** Joins, or signs in for the day. */
function EnterButton({ action, activity }: ActProps & { readonly action: 'join' | 'sign' }) {
  const { t } = useTranslation()
  const { show } = useToast()
  const { busy, failure, enter } = useEntering(action === 'join' ? joinActivity : signActivity, activity.activityId)
  const press = async () => {
    if (await enter({})) show({ tone: 'success', text: t(`promotions.done.${action}`) })
  }
  return (
    <Stack gap={2}>
      <Failure text={failure} />
      <ActButton
        icon={action === 'join' ? 'check' : 'calendar'}
        label={t(`promotions.act.${action}`)}
        busy={busy}
        onClick={() => void press()}
      />
    </Stack>
  )
}

/** Claims the prize, once however often it is pressed; or says what it waits for. */
function ClaimButton({ activity, currency, title }: ActProps) {
  const { t } = useTranslation()
  const prizeText = usePrizeText(currency)
  const { busy, failure, claim } = useClaim(activityMoney)
  const what = prizeText(activity.prize)
  const waits = useHeldBack(activity.prize)
  if (waits) return <BreakNotice />
  const press = () =>
    claim({ activityId: activity.activityId, what: `${title}: ${what}` }, t('promotions.done.claim', { what }))
  return (
    <Stack gap={2}>
      <Failure text={failure} />
      <ActButton icon="gift" label={t('promotions.act.claim', { what })} busy={busy} onClick={press} />
    </Stack>
  )
}

function Failure({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <Notice tone="danger" alert>
      {text}
    </Notice>
  )
}
