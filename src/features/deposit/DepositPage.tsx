import { useSearchParams } from 'react-router'
import { Stack } from '../../ui'
import { Desk } from '../../shared/money/desk.styles'
import { DepositByReference } from './DepositByReference'
import { Funds } from './Funds'
import { LatestDeposits } from './LatestDeposits'
import { NewDeposit } from './NewDeposit'
import { OpenDeposits } from './OpenDeposits'
import { SaferPlayLine } from './SaferPlayLine'

/**
 * Deposit (spec §2, depositv2): the form, or the deposit that the query `reference` names, which is there too while deposits
 * are closed; beside them the latest ones.
 */
export function DepositPage() {
  const [search] = useSearchParams()
  const reference = search.get('reference') ?? undefined
  return (
    <Desk>
      <div>
        <Stack>
          <OpenDeposits />
          {reference === undefined ? <NewDeposit /> : <DepositByReference key={reference} reference={reference} />}
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
