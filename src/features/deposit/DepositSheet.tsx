import { useSearchParams } from 'react-router'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { sessionAtom } from '../../session/session'
import { useModalDialog } from '../../site/modal'
import { useAtomValue } from '../../state/atoms'
import { Dialog, Stack } from '../../ui'
import { DepositByReference } from './DepositByReference'
import { DepositSignIn } from './DepositSignIn'
import { DepositWayProvider, sheetReference, useSheetWay } from './depositWay'
import { LatestDeposits } from './LatestDeposits'
import { NewDeposit } from './NewDeposit'
import { OpenDeposits } from './OpenDeposits'
import { SaferPlayLine } from './SaferPlayLine'

/** Deposit over any page and over a game that is played: what stands under it stays as it is. */
function DepositSheet() {
  const { t } = useTranslation()
  const { open, onClose } = useModalDialog()
  const way = useSheetWay(onClose)
  const [search] = useSearchParams()
  const reference = search.get(sheetReference) ?? undefined
  return (
    <Dialog open={open} onClose={onClose} title={t('deposit.title')} closeLabel={t('app.close')}>
      <DepositWayProvider value={way}>
        <Content>
          <OpenDeposits />
          {reference === undefined ? <NewDeposit /> : <DepositByReference key={reference} reference={reference} />}
          <LatestDeposits current={reference} />
        </Content>
        <SaferPlayLine />
      </DepositWayProvider>
    </Dialog>
  )
}

/** Its address may be a link, such as that of a message: whoever follows it signed out logs in first. */
export function DepositModal() {
  const session = useAtomValue(sessionAtom)
  return session.state === 'visitor' ? <DepositSignIn /> : <DepositSheet />
}

/** The sheet is the card. */
const Content = styled(Stack)`
  > section {
    border-radius: 0;
    background: none;
    box-shadow: none;

    > * {
      padding-inline: 0;
    }
  }
  > section + section {
    border-block-start: 1px solid var(--line);
  }

  h2:focus {
    outline: none;
  }
`
