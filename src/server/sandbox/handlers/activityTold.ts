import type { Activity } from '../../../contract/activity'
import type { ActivityEntry } from '../../../contract/activity-entry'
import { mostImages } from '../../../lib/applicationLimits'
import type { Call } from '../call'
import { activityOf } from '../content/activities'
import { dateIn, nextDay } from '../days'
import { decimal } from '../money'
import { announcementTitle } from '../store/announcements'
import type { ActivityEntry as StoredEntry } from '../store/activityEntries'
import type { ActivityStanding } from '../store/activityStanding'
import { audienceTexts, daysText } from './activityTexts'
import { termsOf, toldPrize } from './prize'

/** A promotion as the platform tells it to who asks. */
export function toldActivity(call: Call, standing: ActivityStanding): Activity {
  const { language } = call
  const { activity, window, state, bar, entry, left, steps, signed } = standing
  const { mode, timeZone, audience, conditions, prize, places } = activity
  const { startsAt, endsAt, joinBy, claimBy } = window
  return {
    activityId: activity.id,
    mode: mode.kind,
    state,
    startsAt,
    ...(endsAt !== undefined && { endsAt }),
    ...(joinBy !== undefined && { joinBy }),
    // who takes no part has nothing to claim after the end
    ...(entry && claimBy !== undefined && { claimBy }),
    timeZone,
    who: audienceTexts[audience][language],
    ...(bar !== undefined && { barred: bar }),
    conditions: conditions.map((text) => text[language]),
    ...(places !== undefined && left !== undefined && { places: { total: places, left } }),
    steps: [
      ...steps.map(({ step, done }) => {
        const isMoney = step.measure === 'STAKE' || step.measure === 'DEPOSIT'
        const figure = (value: number) => (isMoney ? decimal(value) : String(value))
        return {
          name: step.name[language],
          unit: isMoney ? ('MONEY' as const) : ('COUNT' as const),
          done: figure(done),
          target: figure(step.target),
        }
      }),
      ...(mode.kind === 'SIGN'
        ? [{ name: daysText[language], unit: 'DAYS' as const, done: String(signed.length), target: String(mode.days) }]
        : []),
    ],
    ...(mode.kind === 'SIGN' && state === 'SIGNED' && { sign: toldSign(call, standing) }),
    ...(mode.kind === 'APPLY' && {
      apply: {
        ask: mode.ask[language],
        leastImages: mode.leastImages,
        mostImages,
        remarkRequired: mode.remarkRequired,
      },
    }),
    prize: toldPrize(prize),
    ...termsOf(prize, language),
    ...(entry && { entry: toldEntry(call, entry) }),
  }
}

function toldSign(
  { platform }: Call,
  { activity: { timeZone }, signed }: ActivityStanding,
): NonNullable<Activity['sign']> {
  const now = platform.now()
  return { isDue: !signed.includes(dateIn(now, timeZone)), nextAt: nextDay(now, timeZone) }
}

/** A member's part; the state is that of the entry. */
export function toldEntry({ platform, language }: Call, entry: StoredEntry): ActivityEntry {
  const { activity, claimRequestId, remark, images, reason, decidedAt, endedAt } = entry
  const parsed: unknown = JSON.parse(images)
  return {
    reference: entry.reference,
    ...(claimRequestId !== null && { requestId: claimRequestId }),
    activityId: activity,
    title: announcementTitle(platform.database, activity, language) ?? activity,
    state: entry.state,
    enteredAt: entry.enteredAt,
    ...(remark !== null && remark !== '' && { remark }),
    images: Array.isArray(parsed) ? parsed.length : 0,
    ...(reason !== null && { reason }),
    ...(decidedAt !== null && { decidedAt }),
    ...(endedAt !== null && { endedAt }),
    prize: toldPrize(activityOf(activity)?.prize ?? { kind: 'NOTHING' }),
  }
}
