import { expect, it } from 'vitest'
import { closureOf } from './closure'
import { CallFailure, type FailureCause } from './failure'

const server = (message: string, status: number): FailureCause => ({
  type: 'server',
  message,
  value: undefined,
  status,
})

it.each<[FailureCause, ReturnType<typeof closureOf>]>([
  [server('system.maintenance', 503), 'maintenance'],
  [server('system.maintenance', 200), 'maintenance'],
  [server('region.restricted', 403), 'region'],
  [server('system.error', 503), 'perhaps'],
  [{ type: 'http', status: 503 }, 'perhaps'],
  [{ type: 'http', status: 403 }, 'perhaps'],
  [{ type: 'http', status: 502 }, undefined],
  [server('game.maintenance', 200), undefined],
  [server('constructor', 200), undefined],
  [{ type: 'offline' }, undefined],
  [{ type: 'session' }, undefined],
])('%j says %s', (failure, closure) => {
  expect(closureOf(new CallFailure('balance', failure, false))).toBe(closure)
})
