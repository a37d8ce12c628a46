import { useEffect, useMemo, useRef, useState } from 'react'
import type { Balance } from '../../contract/balance'
import type { Vendors } from '../../contract/vendors'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { PauseNotice } from '../../shared/safety/PauseNotice'
import { walletBalancesOf } from '../../shared/wallet/walletBalances'
import { balanceCurrency } from '../../site/platformAnswers'
import { useAtomValue, useSetAtom } from '../../state/atoms'
import { Stack } from '../../ui'
import { forgetEmptiedAtom } from './bringBack'
import { MainWallet } from './MainWallet'
import { TransferForm } from './TransferForm'
import { TransferHistory } from './TransferHistory'
import { VendorWallets } from './VendorWallets'
import { type WalletLine, walletLines } from './walletLines'
import { Desk } from './wallet.styles'
import type { Direction } from './walletMoney'

interface WalletsProps {
  readonly balance: Balance
  readonly vendors: Vendors
}

/** The main wallet and those of the vendors. Choosing one in the list fills it in in the form. */
export function Wallets({ balance, vendors }: WalletsProps) {
  const language = useAtomValue(languageAtom).tag
  const lines = useMemo(() => walletLines(balance, vendors, language), [balance, vendors, language])
  const forgetEmptied = useSetAtom(forgetEmptiedAtom)
  useEffect(() => forgetEmptied(lines), [forgetEmptied, lines])
  const [wallet, setWallet] = useState<number>()
  const [direction, setDirection] = useState<Direction>('in')
  const amount = useRef<HTMLInputElement>(null)
  const choose = (line: WalletLine) => {
    setWallet(line.wallet)
    setDirection(line.holds ? 'out' : 'in')
    amount.current?.focus()
  }
  const { main } = walletBalancesOf(balance, vendors)
  const currency = balanceCurrency(balance)
  return (
    <>
      <PauseNotice message="money.paused" />
      <Desk>
        <Stack gap={5}>
          <MainWallet balance={balance} amount={main} inAll={decimalOf(balance.sumBalance)} />
          <TransferForm
            main={main}
            currency={currency}
            lines={lines}
            wallet={wallet}
            onWallet={setWallet}
            direction={direction}
            onDirection={setDirection}
            amountRef={amount}
          />
        </Stack>
        <VendorWallets lines={lines} currency={currency} chosen={wallet} onChoose={choose} />
      </Desk>
      <TransferHistory lines={lines} />
    </>
  )
}
