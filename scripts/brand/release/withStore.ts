import { userInfo } from 'node:os'
import { type StoreAddress, readStoreAddress } from '../../../src/server/storeAddress'
import { TooAlike } from '../../../src/server/releases/publishRelease'
import {
  Conflict,
  DamagedContent,
  NoStore,
  OtherVersion,
  type ReleaseStore,
  StoreAway,
  TooLarge,
} from '../../../src/server/releases/releaseStore'
import { messageOf } from '../../../src/lib/messageOf'
import { Failed, type Io, WrongUse } from '../io'

export interface StoreOptions {
  readonly store?: string
  readonly by?: string
  readonly json?: boolean
}

function addressOf({ env }: Io, { store }: StoreOptions): StoreAddress {
  let address: StoreAddress | undefined
  try {
    address = readStoreAddress(store === undefined ? env : { ...env, MARQUEE_STORE: store })
  } catch (error) {
    throw new WrongUse(messageOf(error))
  }
  if (address) return address
  throw new WrongUse(
    'Releases are kept in a store: name its NATS servers with --store host:4222, or with MARQUEE_STORE.\n' +
      'Without one, brands are folders, and a saved folder is served at once. docs/handbook/releases.md says more.',
  )
}

/** What a store says by itself; anything else is a fault. */
const ours = [Conflict, DamagedContent, OtherVersion, StoreAway, TooAlike, TooLarge]

interface Opening<T> {
  /** Only who publishes makes one. */
  readonly makes?: boolean
  /** Acts instead where there is no store; without it that is an error. */
  readonly ifNone?: (why: string) => Promise<T>
}

/** Opens the store, and closes it whatever happens. The client is loaded for this alone. */
export async function withStore<T>(
  io: Io,
  options: StoreOptions,
  act: (store: ReleaseStore) => Promise<T>,
  { makes = false, ifNone }: Opening<T> = {},
): Promise<T> {
  const address = addressOf(io, options)
  const { openNatsStore } = await import('../../../src/server/releases/nats/natsStore')
  try {
    const store = await openNatsStore(address, { isOperator: true, mustExist: !makes })
    try {
      return await act(store)
    } finally {
      await store.close()
    }
  } catch (error) {
    if (ifNone && error instanceof NoStore) return ifNone(error.message)
    if (!(error instanceof Error) || !ours.some((kind) => error instanceof kind)) throw error
    const hint = error instanceof Conflict ? '\nLook at "brand history", and decide again.' : ''
    throw new Failed(`${error.message}.${hint}`)
  }
}

/** Who does it, for the history: who says so, else the user of the machine. */
export function whoIs({ env }: Io, { by }: StoreOptions): string {
  const said = by ?? env['MARQUEE_OPERATOR']
  if (said !== undefined && said.trim() !== '') return said.trim().slice(0, 100)
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}

export const timeText = (ms: number): string => new Date(ms).toISOString().replace(/\.\d{3}Z$/, 'Z')
