import type { Activity } from '../../contract/activity'
import { ClaimButton, EnterButton } from './deeds'
import { OpenClaims } from './OpenClaims'
import { withListMessages } from './pageMessages'

interface CardDeedProps {
  readonly type: 'claim' | 'sign'
  readonly activity: Activity
  readonly currency: string
  readonly title: string
}

/** What is done on a card. */
function Deed({ type, activity, currency, title }: CardDeedProps) {
  const card = { of: title }
  return type === 'claim' ? (
    <ClaimButton activity={activity} currency={currency} title={title} card={card} />
  ) : (
    <EnterButton action="sign" activity={activity} card={card} />
  )
}

export const CardDeed = withListMessages(Deed)

/** Prizes that were claimed without an answer, above the list. */
export const ListClaims = withListMessages(OpenClaims)
