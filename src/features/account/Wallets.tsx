import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { FailureState } from '../../shared/failure/FailureState'
import { isMainWallet, merchantWalletAtom } from '../../shared/merchantWallet/merchantWallet'
import { balanceAtom, balanceCurrency, vendorsAtom } from '../../site/platformAnswers'
import { SlotItems } from '../../site/Slot'
import { ListRow, Money, Panel, Skeleton } from '../../ui'
import { balanceHiddenAtom } from '../../site/balanceHidden'

/**
 * Balance of each wallet that the merchant has, by the name of its vendor; wallets of unknown vendors keep their number.
 */
export function Wallets() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const hidden = useAtomValue(balanceHiddenAtom)
  const { data, error, isPending, refetch } = useAtomValue(balanceAtom)
  const isSingle = useAtomValue(merchantWalletAtom).data?.isSingle === true
  const vendors = useAtomValue(vendorsAtom).data ?? []
  if (isPending) return <Skeleton height={160} />
  if (error) {
    return <FailureState compact title={t('account.balance.failed')} error={error} retry={() => void refetch()} />
  }
  const names = new Map(
    vendors.flatMap(({ vendors: list }) => list.map((vendor) => [vendor.accountTypeId, vendor.displayName])),
  )
  const money = (amount: string) => (
    <Money
      amount={amount}
      currency={balanceCurrency(data)}
      language={language}
      hidden={hidden}
      hiddenLabel={t('account.balance.hidden')}
    />
  )
  return (
    <Panel title={t('account.wallets.title')} action={money(decimalOf(data.sumBalance))} flush>
      {(data.balance ?? [])
        .filter(({ accountTypeId }) => !isSingle || isMainWallet(accountTypeId))
        .map(({ accountTypeId, availBalance }) => (
          <ListRow
            key={accountTypeId}
            title={
              isMainWallet(accountTypeId)
                ? t('account.wallets.main')
                : (names.get(accountTypeId) ?? t('account.wallets.unknown', { id: accountTypeId }))
            }
            end={money(decimalOf(availBalance))}
          />
        ))}
      <Foot>
        <SlotItems slot="account.wallets" />
      </Foot>
    </Panel>
  )
}

const Foot = styled.div`
  padding: var(--space-3) var(--space-4);

  &:empty {
    display: none;
  }
`
