import type { ThirdPartyLinkRequest } from '../../../contract/third-party-link-request'
import type { ThirdPartyLinks } from '../../../contract/third-party-links'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { Call, MemberCall } from '../call'
import type { Channel, FirebaseIdentity } from '../firebase/verifyToken'
import { addLink, linkedAccount, linksOf } from '../store/thirdPartyLinks'

/** Modules of the channels. */
const channelModules: Readonly<Record<Channel, string>> = {
  google: 'GOOGLELOGIN3',
  facebook: 'FACEBOOKLOGIN3',
  phone: 'FIREBASEPHONE3',
}

export const isChannelOn = ({ modules }: Call, channel: Channel): boolean => modules.has(channelModules[channel])

/** As players see it: `j***@example.com`, `+8613****001`. */
export function labelOf({ channel, subject, email, name }: FirebaseIdentity): string | undefined {
  if (channel === 'phone') return `${subject.slice(0, 5)}****${subject.slice(-3)}`
  return email === undefined ? name : email.replace(/^(.).*@/, '$1***@')
}

export function thirdPartyLinks({ platform, account }: MemberCall): Answer {
  const value: ThirdPartyLinks = {
    links: linksOf(platform.database, account.id).map(({ channel, label, linkedAt }) => ({
      channel,
      linkedAt,
      ...(label !== undefined && { label }),
    })),
  }
  return ok(value)
}

const isRequest = (body: unknown): body is ThirdPartyLinkRequest =>
  validate('third-party-link-request', body).length === 0

/** Confirmed once and for all: neither a second identity of the channel nor an identity of somebody else (spec §4). */
export async function linkThirdParty(call: MemberCall): Promise<Answer> {
  const { platform, merchant, account, body } = call
  const { database, now } = platform
  if (!isRequest(body)) return refuseFields({ channel: 'required', idToken: 'required' })
  if (!isChannelOn(call, body.channel)) return refuse('function.not.available')
  const identity = await platform.verifyFirebaseToken(body.idToken, now())
  if (identity?.channel !== body.channel) return refuse('verification.required')

  const owner = linkedAccount(database, merchant.code, identity)
  // asked again, as the first answer may be lost
  if (owner?.id === account.id) return thirdPartyLinks(call)
  if (owner !== undefined) return refuse('thirdparty.taken')
  if (linksOf(database, account.id).some(({ channel }) => channel === identity.channel))
    return refuse('thirdparty.linked')
  addLink(database, account, { ...identity, label: labelOf(identity) }, now())
  return thirdPartyLinks(call)
}
