import type { InvitationLinkRequest } from '../../contract/invitation-link-request'
import type { OpenAccountRequest } from '../../contract/open-account-request'
import type { FormValues } from '../../lib/form/model'

const kindIn = ({ kind }: FormValues): OpenAccountRequest['kind'] => (kind === 'AGENT' ? 'AGENT' : 'MEMBER')
const textIn = (value: FormValues[string] | undefined): string => (typeof value === 'string' ? value : '')

export type Wanted<Request> = Omit<Request, 'requestId'>

export function openingOf(values: FormValues, rateBp: number): Wanted<OpenAccountRequest> {
  const username = textIn(values['username'])
  return { kind: kindIn(values), rateBp, ...(username !== '' && { username }) }
}

/** @param domain where the form has no choice of them */
export function linkOf(values: FormValues, rateBp: number, domain: string): Wanted<InvitationLinkRequest> {
  const [days, uses] = [textIn(values['days']), textIn(values['maxUses'])]
  return {
    ...{ kind: kindIn(values), rateBp, domain: textIn(values['domain']) || domain },
    ...(days !== 'never' && { days: Number(days) }),
    ...(uses !== '' && { maxUses: Number(uses) }),
  }
}
