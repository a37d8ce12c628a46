import { useTranslation } from '../../i18n/translate'
import { FailureState } from '../../shared/failure/FailureState'
import { messages as launchMessages } from '../../shared/launch/messages'
import { merchantWalletAtom } from '../../shared/merchantWallet/merchantWallet'
import { messages as moneyMessages } from '../../shared/money/messages'
import { balanceAtom, vendorsAtom } from '../../site/platformAnswers'
import { withMessages } from '../../site/withMessages'
import { useAtomValue } from '../../state/atoms'
import { Skeleton, Stack } from '../../ui'
import { messages } from './messages'
import { SingleWallet } from './SingleWallet'
import { Wallets } from './Wallets'

/** My wallet (spec §2, transferFund): a single wallet, or the main one with those of the vendors and transfers between them. */
function WalletPage() {
  const { t } = useTranslation()
  const wallet = useAtomValue(merchantWalletAtom)
  const balance = useAtomValue(balanceAtom)
  const vendors = useAtomValue(vendorsAtom)
  const failed = [wallet, balance, vendors].find(({ isError }) => isError)
  if (failed) {
    const retry = () => [wallet, balance, vendors].forEach((one) => one.isError && void one.refetch())
    return <FailureState title={t('wallet.failed')} error={failed.error} retry={retry} busy={failed.isFetching} />
  }
  if (wallet.isPending || balance.isPending || vendors.isPending) return <WalletSkeleton />
  if (wallet.data?.isSingle === true) return balance.data && <SingleWallet balance={balance.data} />
  return balance.data && vendors.data && <Wallets balance={balance.data} vendors={vendors.data} />
}

const WalletSkeleton = () => (
  <Stack gap={5}>
    <Skeleton height={136} radius="var(--radius-l)" />
    <Skeleton height={420} radius="var(--radius-l)" />
  </Stack>
)

export default withMessages([launchMessages, moneyMessages, messages], WalletPage)
