import { expect, it } from 'vitest'
import { closureOf } from './closure'
import { CallFailure, type FailureCause } from './failure'

const server = (message: string, status: number): FailureCause => ({
  kind: 'server',
  message,
  value: undefined,
  status,
})

it.each<[FailureCause, ReturnType<typeof closureOf>]>([
  [server('system.maintenance', 503), 'maintenance'],
  [server('system.maintenance', 200), 'maintenance'],
  [server('region.restricted', 403), 'region'],
  [server('system.error', 503), 'perhaps'],
  [{ kind: 'http', status: 503 }, 'perhaps'],
  [{ kind: 'http', status: 403 }, 'perhaps'],
  [{ kind: 'http', status: 502 }, undefined],
  [server('game.maintenance', 200), undefined],
  [server('constructor', 200), undefined],
  [{ kind: 'offline' }, undefined],
  [{ kind: 'session' }, undefined],
])('%j says %s', (failure, closure) => {
  expect(closureOf(new CallFailure('balance', failure, false))).toBe(closure)
})
