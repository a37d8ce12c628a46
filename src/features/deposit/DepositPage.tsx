import { useSearchParams } from 'react-router'
import { messages as moneyMessages } from '../../shared/money/messages'
import { messages as prizeMessages } from '../../shared/prize/messages'
import { messages as uploadMessages } from '../../shared/upload/messages'
import { modals } from '../../site/paths'
import type { SlotComponentProps } from '../../site/Slot'
import { withMessages } from '../../site/withMessages'
import { Stack } from '../../ui'
import { Desk } from '../../shared/money/desk.styles'
import { DepositSheet } from './DepositSheet'
import { Funds } from './Funds'
import { LatestDeposits } from './LatestDeposits'
import { NewDeposit } from './NewDeposit'
import { OneDeposit } from './OneDeposit'
import { OpenDeposits } from './OpenDeposits'
import { SaferPlayLine } from './SaferPlayLine'
import { messages } from './messages'

/**
 * Deposit (spec §2, depositv2): the form, or the deposit that the query `reference` names, which is there too while deposits
 * are closed; beside them the latest ones.
 */
function DepositPage() {
  const [search] = useSearchParams()
  const reference = search.get('reference') ?? undefined
  return (
    <Desk>
      <div>
        <Stack>
          <OpenDeposits />
          {reference === undefined ? <NewDeposit /> : <OneDeposit key={reference} reference={reference} />}
        </Stack>
        <SaferPlayLine />
      </div>
      <Stack>
        <Funds />
        <LatestDeposits current={reference} />
      </Stack>
    </Desk>
  )
}

/** One part of the build: the sheet and the page draw the same. */
const Deposit = ({ item }: SlotComponentProps<'modal' | 'member.menu'>) =>
  item.id === modals.deposit ? <DepositSheet /> : <DepositPage />

export default withMessages([prizeMessages, uploadMessages, moneyMessages, messages], Deposit)
