import { useState } from 'react'
import { Link } from '../../site/Link'
import styled from 'styled-components'
import type { PayoutAccount } from '../../contract/payout-account'
import type { PayoutAccounts } from '../../contract/payout-accounts'
import type { WithdrawSettings } from '../../contract/withdraw-settings'
import { useTranslation } from '../../i18n/translate'
import { errorMessage } from '../../platform/messages'
import { clientAtom } from '../../session/client'
import { accountIcon, accountTitle } from '../../shared/payoutAccounts/accountCards'
import { getPayoutAccounts } from '../../shared/payoutAccounts/calls'
import { answerCacheAtom } from '../../site/answers'
import { useAtomValue } from '../../state/atoms'
import { Badge, Button, Cluster, EmptyState, Icon, Panel, Stack, TextLink, useToast } from '../../ui'
import { AddAccountDialog } from './AddAccountDialog'
import { setDefaultPayoutAccount } from './calls'
import { RemoveAccountDialog } from './RemoveAccountDialog'
import { withdrawalForm } from './withdrawalPath'

interface PayoutAccountsViewProps {
  readonly settings: WithdrawSettings
  readonly accounts: PayoutAccounts
}

/** Bank cards and crypto addresses that withdrawals may go to. */
export function PayoutAccountsView({ settings, accounts }: PayoutAccountsViewProps) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<PayoutAccount>()
  const add = (
    <Button size="s" variant="primary" icon="plus" onClick={() => setAdding(true)}>
      {t('withdrawal.accounts.add')}
    </Button>
  )
  return (
    <Stack gap={4}>
      <p>
        <TextLink as={Link} to={withdrawalForm}>
          {t('withdrawal.toForm')}
        </TextLink>
      </p>
      {accounts.length === 0 ? (
        <EmptyState
          icon="landmark"
          title={t('withdrawal.accounts.none')}
          text={t('withdrawal.accounts.noneText')}
          action={add}
        />
      ) : (
        <Panel title={t('withdrawal.accounts.title')} action={add}>
          <List>
            {accounts.map((account) => (
              <Row key={account.id} account={account} onRemove={() => setRemoving(account)} />
            ))}
          </List>
        </Panel>
      )}
      <AddAccountDialog open={adding} settings={settings} onClose={() => setAdding(false)} />
      <RemoveAccountDialog account={removing} onClose={() => setRemoving(undefined)} />
    </Stack>
  )
}

function Row({ account, onRemove }: { readonly account: PayoutAccount; readonly onRemove: () => void }) {
  const { t } = useTranslation()
  const { show } = useToast()
  const client = useAtomValue(clientAtom)
  const cache = useAtomValue(answerCacheAtom)
  const [busy, setBusy] = useState(false)
  const title = accountTitle(account)
  const choose = async () => {
    setBusy(true)
    try {
      await client(setDefaultPayoutAccount, { body: { id: account.id } })
      cache.refresh(getPayoutAccounts.id)
    } catch (error) {
      show({ tone: 'danger', text: t(errorMessage(error)) })
    } finally {
      setBusy(false)
    }
  }
  const named = { account: `${title} ${account.number}` }
  return (
    <li>
      <Icon name={accountIcon[account.kind]} size={22} />
      <div>
        <b>{title}</b>
        <small>
          <bdi>{account.number}</bdi>
          {account.holder === undefined ? null : (
            <>
              {' · '}
              <bdi>{account.holder}</bdi>
            </>
          )}
          {account.branch === undefined ? null : <> · {account.branch}</>}
        </small>
      </div>
      <Cluster gap={2}>
        {account.isDefault === true ? (
          <Badge tone="success">{t('withdrawal.accounts.default')}</Badge>
        ) : (
          <Button
            size="s"
            busy={busy}
            aria-label={t('withdrawal.accounts.makeDefaultOf', named)}
            onClick={() => void choose()}
          >
            {t('withdrawal.accounts.makeDefault')}
          </Button>
        )}
        <Button
          size="s"
          variant="ghost"
          icon="trash-2"
          aria-label={t('withdrawal.accounts.removeOf', named)}
          onClick={onRemove}
        >
          {t('withdrawal.accounts.remove')}
        </Button>
      </Cluster>
    </li>
  )
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    padding-block: var(--space-3);
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  li > svg {
    flex: none;
    color: var(--accent-text);
  }
  li > div:first-of-type {
    display: grid;
    flex: 1 1 180px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 500;
  }
  small {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
`
