import { Stack } from '../../ui'
import { messages as moneyMessages } from '../../shared/money/messages'
import { messages as prizeMessages } from '../../shared/prize/messages'
import { withMessages } from '../../site/withMessages'
import { ActiveBonuses } from './ActiveBonuses'
import { EndedBonuses } from './EndedBonuses'
import { messages } from './messages'
import { OpenForfeits } from './OpenForfeits'

/** Bonuses (spec §2, bonusDetails): those that run, with what is still to be done for them, and those that have ended. */
function BonusesPage() {
  return (
    <Stack gap={5}>
      <OpenForfeits />
      <ActiveBonuses />
      <EndedBonuses />
    </Stack>
  )
}

export default withMessages([prizeMessages, moneyMessages, messages], BonusesPage)
