import type { Activity } from '../../contract/activity'
import { ClaimButton, EnterButton } from './deeds'
import { withListMessages } from './pageMessages'

interface CardDeedProps {
  readonly type: 'claim' | 'sign'
  readonly activity: Activity
  readonly currency: string
  readonly title: string
}

/** What is done on a card: loaded for who has something to do. */
function CardDeed({ type, activity, currency, title }: CardDeedProps) {
  const card = { of: title }
  return type === 'claim' ? (
    <ClaimButton activity={activity} currency={currency} title={title} card={card} />
  ) : (
    <EnterButton action="sign" activity={activity} card={card} />
  )
}

export default withListMessages(CardDeed)
