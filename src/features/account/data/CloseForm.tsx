import { useState } from 'react'
import { useNavigate } from 'react-router'
import styled from 'styled-components'
import type { AccountClosing } from '../../../contract/account-closing'
import { buildOwnPasswordForm } from '../../../engine/form/ownPasswordForm'
import { decimalOf } from '../../../lib/decimal'
import { clientAtom } from '../../../session/client'
import { endSessionAtom } from '../../../session/session'
import { placeErrors } from '../../../shared/forms/placeErrors'
import { textOf } from '../../../shared/forms/textOf'
import { useSending } from '../../../shared/forms/useSending'
import { paths } from '../../../site/paths'
import { useMoneyText } from '../../../site/useMoneyText'
import { useTranslate } from '../../../site/useTranslate'
import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { Notice, Stack, useToast } from '../../../ui'
import { Form } from '../../../ui/form/Form'
import { closeAccount } from '../calls'
import { closingState } from './closingState'

/** For good: what that means, for an agent's contracts too, and the password. */
export function CloseForm({ closing }: { readonly closing: AccountClosing }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { show } = useToast()
  const client = useAtomValue(clientAtom)
  const end = useSetAtom(endSessionAtom)
  const money = useMoneyText(closing.currency)
  const [model] = useState(() => buildOwnPasswordForm('closing').value)
  const givenUp = decimalOf(closing.balance)
  const { failure, submit } = useSending(
    (error) => placeErrors(error, model, t),
    async (values) => {
      await client(closeAccount, { body: { password: textOf(values, 'password'), givenUp } })
      void navigate(paths.root)
      end()
      // what was said before went with the session
      show({ tone: 'success', text: t('account.close.done') })
    },
  )
  return (
    <Stack gap={4}>
      <List>
        <li>{t('account.close.noLogin')}</li>
        <li>{t('account.close.noReturn')}</li>
        {(closing.endingContracts ?? 0) > 0 ? <li>{t('account.close.contractsEnd')}</li> : null}
        {(closing.openProposals ?? 0) > 0 ? <li>{t('account.close.proposalsEnd')}</li> : null}
        <li>{t('account.close.records')}</li>
      </List>
      <Notice tone={closingState(closing) === 'givesUp' ? 'warning' : 'accent'}>
        {closingState(closing) === 'givesUp'
          ? t('account.close.givesUp', {
              amount: money(givenUp),
              minimum: money(decimalOf(closing.minimumWithdrawal)),
            })
          : t('account.close.nothingLeft', { amount: money(givenUp) })}
      </Notice>
      <Form model={model} onSubmit={submit} submitLabel={t('account.close.submit')} final formError={failure} t={t} />
    </Stack>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding-inline-start: var(--space-5);
  list-style: disc;
`
