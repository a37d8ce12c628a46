import type { LoginRequest } from '../../../contract/login-request'
import { type Answer, refuse } from '../answer'
import type { Call } from '../call'
import type { Channel, FirebaseIdentity } from '../firebase/verifyToken'
import { type Account, accountById, findAccount, insertAccount } from '../store/accounts'
import { move } from '../store/movements'
import { requireTurnover } from '../store/turnover'
import { addLink, linkedAccount } from '../store/thirdPartyLinks'
import { newToken } from '../tokens'
import { isChannelOn, labelOf } from './linking'

/** Demo credit that an account starts with, in minor units. */
const welcomeCredit = 100_00

/**
 * The account of a Firebase token: the one that the identity is linked to, or one that is opened for it where the
 * merchant registers members. The name of the request must be the token's own.
 */
export async function accountByFirebase(
  call: Call,
  { username, password }: LoginRequest,
): Promise<{ readonly account: Account } | { readonly refusal: Answer }> {
  const { platform, merchant, modules } = call
  const { database, now } = platform
  const identity = await platform.verifyFirebaseToken(password, now())
  if (!identity || identity.uid !== username.trim()) return { refusal: refuse('verification.required') }
  if (!isChannelOn(call, identity.channel)) return { refusal: refuse('function.not.available') }
  const known = linkedAccount(database, merchant.code, identity)
  if (known) return { account: known }
  if (!modules.has('REG3')) return { refusal: refuse('user.not.exist') }
  const account = await openAccount(call, identity)
  return account ? { account } : { refusal: refuse('system.error', { status: 500 }) }
}

const firstLetter: Readonly<Record<Channel, string>> = { google: 'g', facebook: 'f', phone: 'p' }

/** Nobody knows its password: it is entered by the service, or after a reset. */
async function openAccount({ platform, merchant }: Call, identity: FirebaseIdentity): Promise<Account | undefined> {
  const { database, now, random } = platform
  const passwordHash = await platform.hashPassword(newToken())
  const id = database.transaction(() => {
    // while the password was hashed, a second request of the same visitor may have opened it
    const known = linkedAccount(database, merchant.code, identity)
    if (known) return known.id
    const name = unusedName(
      firstLetter[identity.channel],
      (candidate) => findAccount(database, merchant.code, 'username', candidate) !== undefined,
      random,
    )
    const { email } = identity
    // an address that somebody has stays theirs
    const isFree = email !== undefined && findAccount(database, merchant.code, 'email', email) === undefined
    const opened = insertAccount(database, {
      merchant: merchant.code,
      username: name,
      passwordHash,
      registeredAt: now(),
      referralCode: name.toUpperCase(),
      nickname: identity.name,
      email: isFree ? email : undefined,
      emailVerified: isFree,
      profile: { origin: identity.channel },
    })
    addLink(database, { id: opened, merchant: merchant.code }, { ...identity, label: labelOf(identity) }, now())
    move(database, { accountId: opened, kind: 'OPENING', amount: welcomeCredit }, now())
    requireTurnover(
      database,
      { accountId: opened, source: 'BONUS', reference: 'WELCOME', required: welcomeCredit },
      now(),
    )
    return opened
  })
  return accountById(database, id)
}

function unusedName(first: string, isTaken: (name: string) => boolean, random: () => number): string {
  for (let tries = 0; tries < 50; tries += 1) {
    const name = `${first}${Math.floor(random() * 36 ** 7)
      .toString(36)
      .padStart(7, '0')}`
    if (!isTaken(name)) return name
  }
  throw new Error('no name is left for another account')
}
