import { type FormEvent, useId, useState } from 'react'
import { Link } from '../../site/Link'
import type { AgentContract } from '../../contract/agent-contract'
import type { ContractSettings } from '../../contract/contract-settings'
import { useTranslation } from '../../i18n/translate'
import { Button, Cluster, Field, Notice, Panel, Select, Stack } from '../../ui'
import { useRateText } from '../../shared/rates/useRateText'
import { Closed } from './Closed'
import { cycleWords, kindWords } from './contractWords'
import { SubordinateField } from './SubordinateField'
import { TermRow } from './TermRow'
import { useContractAddress } from './useContractAddress'
import { useProposal } from './useProposal'
import { useRowFocus } from './useRowFocus'

interface ProposeFormProps {
  readonly settings: ContractSettings
  /** What the form begins with. */
  readonly like?: AgentContract
}

/** A new contract for a direct subordinate: what a row asks for is described by the platform. */
export function ProposeForm({ settings, like }: ProposeFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const rate = useRateText()
  const { toLists } = useContractAddress()
  const proposal = useProposal(settings, like)
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const { kind, rows, problems } = proposal
  const focusRow = useRowFocus(form, kind?.fields[0]?.name)
  if (kind === undefined) return <Closed text="contracts.closed" />

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = await proposal.send()
    const first = [...(form?.elements ?? [])].find((field) => wrong.includes(field.getAttribute('name') ?? ''))
    if (first instanceof HTMLElement) first.focus()
  }
  const add = () => {
    proposal.addRow()
    focusRow(rows.length)
  }
  // the one that takes its place, or the last
  const remove = (row: number, place: number) => {
    proposal.removeRow(row)
    focusRow(Math.min(place, rows.length - 2))
  }
  return (
    <form ref={setForm} noValidate onSubmit={(event) => void send(event)} aria-busy={proposal.busy}>
      <Stack gap={4}>
        <Cluster>
          <Button as={Link} to={toLists} size="s" icon="list">
            {t('contracts.all')}
          </Button>
        </Cluster>
        <Panel title={t('contracts.propose')}>
          <Field id={`${id}-kind`} label={t('contracts.kind')} required>
            <Select
              name="kind"
              value={kind.kind}
              options={settings.kinds.map((one) => ({ value: one.kind, label: t(kindWords[one.kind]) }))}
              onChange={(event) => proposal.setKind(event.currentTarget.value)}
            />
          </Field>
          <SubordinateField
            id={`${id}-account`}
            value={proposal.account}
            error={proposal.accountProblem === undefined ? undefined : t(proposal.accountProblem)}
            onChange={proposal.setAccount}
          />
          {kind.cycles.length < 2 ? null : (
            <Field id={`${id}-cycle`} label={t('contracts.pays')} required>
              <Select
                name="cycle"
                value={proposal.cycle}
                options={kind.cycles.map((one) => ({ value: one, label: t(cycleWords[one]) }))}
                onChange={(event) => proposal.setCycle(event.currentTarget.value)}
              />
            </Field>
          )}
          <Stack gap={2}>
            <p>{t('contracts.ownRate', { rate: rate(settings.ownRate) })}</p>
            <p>{t(settings.replaces === 'HIGHER' ? 'contracts.ruleHigher' : 'contracts.ruleLower')}</p>
          </Stack>
        </Panel>
        <Panel title={t('contracts.terms')}>
          <Stack gap={4}>
            <p>{t('contracts.termsText')}</p>
            {rows.map((row, place) => (
              <TermRow
                key={row.id}
                id={`${id}-${row.id}`}
                place={place}
                row={row}
                fields={kind.fields}
                currency={settings.currency}
                problems={problems}
                onChange={(name, value) => proposal.type(place, name, value)}
                {...(rows.length > 1 && { onRemove: () => remove(row.id, place) })}
              />
            ))}
            {rows.length < settings.mostRows ? (
              <Cluster>
                <Button icon="plus" onClick={add}>
                  {t('contracts.addRow')}
                </Button>
              </Cluster>
            ) : null}
          </Stack>
        </Panel>
        {proposal.failure === undefined ? null : (
          <Notice tone="danger" alert>
            {t(proposal.failure)}
          </Notice>
        )}
        <Button type="submit" variant="primary" size="l" block busy={proposal.busy}>
          {t('contracts.send')}
        </Button>
      </Stack>
    </form>
  )
}
