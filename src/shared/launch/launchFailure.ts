import * as z from 'zod/mini'
import { launchFailureSchema } from '../../contract/launch-failure'
import { CallFailure } from '../../platform/failure'
import { errorMessage } from '../../platform/messages'
import { wasNotLetIn } from '../../platform/wasRefused'
import { playRefusal } from '../safety/playRefusal'
import type { LaunchFailure } from './launchState'
import { MoneyElsewhere } from '../wallet/walletTransfers'

const maintenanceKeys: readonly string[] = ['game.maintenance', 'vendor.maintenance']

/** What names a game in a launch: a platform that knows none by it names the field. */
const gameFields: readonly string[] = ['nodeId', 'gameId', 'roomId', 'lottoGameCode']
const refusedSchema = z.object({ fields: z.record(z.string(), z.unknown()) })

/** Why a start failed, from what was caught. */
export function launchFailure(error: unknown, doing: 'move' | 'ask'): LaunchFailure {
  if (error instanceof MoneyElsewhere) return { reason: 'elsewhere', away: error.away }
  const stopped = playRefusal(error)
  if (stopped) return { reason: 'stopped', refusal: stopped }
  const refused = error instanceof CallFailure && error.failure.type === 'server' ? error.failure : undefined
  if (refused?.message === 'demo.not.allowed') return { reason: 'demo' }
  if (refused !== undefined && maintenanceKeys.includes(refused.message)) {
    return { reason: 'maintenance', until: launchFailureSchema.safeParse(refused.value).data?.maintenanceTime?.end }
  }
  // of a vendor that the platform has taken off its list
  if (doing === 'ask' && refused?.message === 'function.not.available') return { reason: 'gone' }
  if (doing === 'ask' && refused?.message === 'field.invalid') {
    const fields = Object.keys(refusedSchema.safeParse(refused.value).data?.fields ?? {})
    // the page made the request: there is no form in which the player could correct it
    return fields.some((field) => gameFields.includes(field))
      ? { reason: 'unknown' }
      : { reason: 'other', text: 'error.unknown' }
  }
  return {
    reason: doing === 'move' ? 'money' : 'other',
    text: errorMessage(error),
    ...(wasNotLetIn(error) && { wasOut: true }),
  }
}
