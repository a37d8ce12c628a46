import { Hono } from 'hono'
import { type Cost, hashPassword } from '../passwords'
import { refuse } from './answer'
import { calls } from './calls'
import { type Cipher, createJweCipher } from './cipher'
import { mountControl } from './control'
import { openDatabase } from './db/database'
import { prepareDatabase } from './db/prepare'
import { createTokenVerifier, type FirebaseTrust } from './firebase/verifyToken'
import { mountImages } from './images'
import { createDirectory } from './merchants/directory'
import type { Merchant } from './merchants/merchant'
import { createModuleSwitches } from './merchants/moduleSwitches'
import { createVendorSwitches } from './merchants/vendorSwitches'
import { mountGeetest } from './pages/geetest/routes'
import { mountChat } from './pages/chat/routes'
import { mountPlay } from './pages/play/routes'
import { mountCalls } from './pipeline'
import type { Platform } from './platform'
import { createSecureRandom } from './random'
import { createScenarios } from './scenarios/board'
import { ensureAccounts } from './seed/accounts'
import { seedCatalogue, seedsOf } from './seed/seed'
import { sleep } from './sleep'

export interface SandboxOptions {
  /** Folder that the database and the encryption key are kept in, or `:memory:`. */
  readonly dataDir: string
  /** Merchants besides, or in place of, the well-known ones. */
  readonly merchants?: readonly Merchant[]
  /** Start over. */
  readonly fresh?: boolean
  readonly gameCount?: number
  /** So many accounts are opened below the first agent of each merchant, to measure with. */
  readonly team?: number
  /** Address of a libsql server in place of a file in the folder. */
  readonly databaseUrl?: string | undefined
  readonly databaseToken?: string | undefined
  readonly now?: () => number
  /** In [0, 1); a seeded one makes codes, captchas and reels foreseeable. */
  readonly random?: () => number
  readonly log?: (line: string) => void
  readonly cipher?: Cipher
  /** Of stored passwords; tests that sign in all the time take a small one. */
  readonly passwordCost?: Cost
  readonly sleep?: Platform['sleep']
  /** Folder that rasterised pictures are kept in; without it they are drawn anew after each start. */
  readonly picturesDir?: string | undefined
  /** Firebase projects whose tokens sign somebody in. */
  readonly firebase?: FirebaseTrust
}

export interface Sandbox {
  readonly app: Hono
  readonly close: () => void
}

const usualGameCount = 10_000

/** A platform to develop and test against: state in a database, the rules of the specification, seeded. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { dataDir, fresh = false, log = console.log, gameCount = usualGameCount } = options
  const clock = { ahead: 0 }
  const machine = options.now ?? Date.now
  const now = () => machine() + clock.ahead
  const database = openDatabase({ dataDir, fresh, url: options.databaseUrl, authToken: options.databaseToken })
  const prepare = (anew: boolean) =>
    prepareDatabase(database, {
      seeds: seedsOf(gameCount),
      seed: () => seedCatalogue(database, gameCount, now()),
      anew,
    })
  if (prepare(fresh) === 'anew' && !fresh)
    log('The demo database was of another version and is made anew: accounts and bets of before are gone.')

  const directory = createDirectory(options.merchants)
  const moduleSwitches = createModuleSwitches()
  const vendorSwitches = createVendorSwitches()
  const platform: Platform = {
    database,
    cipher: options.cipher ?? createJweCipher(dataDir, fresh),
    scenarios: createScenarios(),
    moduleSwitches,
    vendorSwitches,
    merchant: (code) => {
      const described = directory.find(code)
      ensureAccounts(database, described, now(), { cost: options.passwordCost, team: options.team })
      return vendorSwitches.of(moduleSwitches.of(described))
    },
    clock,
    now,
    random: options.random ?? createSecureRandom(),
    log,
    sleep: options.sleep ?? sleep,
    hashPassword: (password) => hashPassword(password, options.passwordCost),
    verifyFirebaseToken: createTokenVerifier(options.firebase ?? {}),
    startOver: () => void prepare(true),
  }

  const app = new Hono()
  mountCalls(app, platform, calls)
  mountImages(app, platform, options.picturesDir)
  mountPlay(app, platform)
  mountChat(app)
  mountGeetest(app, platform)
  mountControl(app, platform)
  app.notFound((context) => {
    const { success, message } = refuse('function.not.available')
    return context.json({ success, message }, 404)
  })
  app.onError((error, context) => {
    const isGone = error.name === 'AbortError'
    if (!isGone)
      platform.log(`sandbox: ${context.req.method} ${context.req.path} failed: ${error.stack ?? error.message}`)
    const { success, message } = refuse('system.error')
    return context.json({ success, message }, 500)
  })
  return { app, close: () => database.close() }
}
