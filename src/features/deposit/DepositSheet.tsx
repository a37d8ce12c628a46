import { useSearchParams } from 'react-router'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { useModalDialog } from '../../site/modal'
import { Dialog, Stack } from '../../ui'
import { DepositWayProvider, sheetReference, useSheetWay } from './depositWay'
import { LatestDeposits } from './LatestDeposits'
import { NewDeposit } from './NewDeposit'
import { OneDeposit } from './OneDeposit'
import { OpenDeposits } from './OpenDeposits'
import { SaferPlayLine } from './SaferPlayLine'

/** Deposit over any page and over a game that is played: what stands under it stays as it is. */
export function DepositSheet() {
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
          {reference === undefined ? <NewDeposit /> : <OneDeposit key={reference} reference={reference} />}
          <LatestDeposits current={reference} />
        </Content>
        <SaferPlayLine />
      </DepositWayProvider>
    </Dialog>
  )
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
