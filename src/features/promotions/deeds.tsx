import type { Activity } from '../../contract/activity'
import { useTranslation } from '../../i18n/translate'
import { BreakNotice } from '../../shared/prize/BreakNotice'
import { useClaim } from '../../shared/prize/useClaim'
import { useHeldBack } from '../../shared/prize/useHeldBack'
import { usePrizeText } from '../../shared/prize/usePrizeText'
import { Notice, Stack, useToast } from '../../ui'
import { ActButton, deedIcons, type OnCard } from './ActButtons'
import { activityMoney } from './activityMoney'
import { joinActivity, signActivity } from './calls'
import { useEntering } from './useEntering'

interface EnterButtonProps {
  readonly action: 'join' | 'sign'
  readonly activity: Activity
  readonly card?: OnCard
}

/** Joins, or signs in for the day. */
export function EnterButton({ action, activity, card }: EnterButtonProps) {
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
        card={card}
        icon={deedIcons[action]}
        label={t(`promotions.act.${action}`)}
        busy={busy}
        onClick={() => void press()}
      />
    </Stack>
  )
}

interface ClaimButtonProps {
  readonly activity: Activity
  readonly currency: string
  readonly title: string
  readonly card?: OnCard
}

/** Claims the prize, once however often it is pressed; or says what it waits for. */
export function ClaimButton({ activity, currency, title, card }: ClaimButtonProps) {
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
      <ActButton
        card={card}
        icon={deedIcons.claim}
        label={card ? t('promotions.act.collect') : t('promotions.act.claim', { what })}
        busy={busy}
        onClick={press}
      />
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
