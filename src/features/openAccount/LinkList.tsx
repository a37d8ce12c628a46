import styled from 'styled-components'
import type { InvitationLink } from '../../contract/invitation-link'
import type { InvitationLinks } from '../../contract/invitation-links'
import { formatDate, formatTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { PagedTable } from '../../shared/lists/PagedTable'
import { useRateText } from '../../shared/rates/useRateText'
import type { Shown } from '../../site/answers'
import { useAtomValue } from '../../state/atoms'
import { Badge, type Column, EmptyState, Select, TextLink } from '../../ui'
import { linkStates, type StateFilter, stateFilters } from './linkStates'
import { numberFormat } from '../../lib/intl'

interface LinkListProps {
  readonly answer: Shown<InvitationLinks>
  readonly state: StateFilter
  readonly onState: (state: StateFilter) => void
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onShow: (link: InvitationLink) => void
}

/** Links with their state and what came of each. */
export function LinkList({ answer, state, onState, page, onPage, onShow }: LinkListProps) {
  const { t } = useTranslation()
  const columns = useColumns(onShow)
  const label = (one: StateFilter) => t(one === 'ALL' ? 'openAccount.state.all' : linkStates[one].label)
  return (
    <Section>
      <header>
        <h2>{t('openAccount.links')}</h2>
        <Select
          aria-label={t('openAccount.state')}
          options={stateFilters.map((one) => ({ value: one, label: label(one) }))}
          value={state}
          onChange={({ currentTarget }) => onState(stateFilters.find((one) => one === currentTarget.value) ?? 'ALL')}
        />
      </header>
      <PagedTable
        answer={answer}
        failed={t('openAccount.linksFailed')}
        height={420}
        empty={
          <EmptyState
            icon="link"
            title={t(state === 'ALL' ? 'openAccount.none' : 'openAccount.noneSuch')}
            text={t(state === 'ALL' ? 'openAccount.noneText' : 'openAccount.noneSuchText')}
          />
        }
        caption={t('openAccount.links')}
        columns={columns}
        rowKey={(link) => link.id}
        page={page}
        onPage={onPage}
      />
    </Section>
  )
}

function useColumns(onShow: (link: InvitationLink) => void): readonly Column<InvitationLink>[] {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const number = numberFormat(language)
  const rate = useRateText()
  return [
    {
      id: 'code',
      label: t('openAccount.code'),
      card: 'title',
      render: (link) => (
        <TextLink as="button" onClick={() => onShow(link)}>
          <Whole>{link.code}</Whole>
        </TextLink>
      ),
    },
    {
      id: 'state',
      label: t('openAccount.state'),
      card: 'lead',
      render: ({ state }) => (
        <Badge tone={linkStates[state].tone}>
          <Whole>{t(linkStates[state].label)}</Whole>
        </Badge>
      ),
    },
    {
      id: 'for',
      label: t('openAccount.kind'),
      render: ({ kind, rateBp }) =>
        t(kind === 'AGENT' ? 'openAccount.forAgent' : 'openAccount.forMember', { rate: rate(rateBp) }),
    },
    {
      id: 'ends',
      label: t('openAccount.ends'),
      render: ({ expiresAt }) =>
        expiresAt === undefined ? (
          t('openAccount.days.never')
        ) : (
          <time dateTime={isoTime(expiresAt)}>
            <Whole>{formatDate(expiresAt, language)}</Whole>{' '}
            <Whole>{formatTime(expiresAt, language, { timeStyle: 'short' })}</Whole>
          </time>
        ),
    },
    { id: 'visits', label: t('openAccount.visits'), figure: true, render: ({ visits }) => number.format(visits) },
    {
      id: 'registrations',
      label: t('openAccount.registrations'),
      figure: true,
      render: ({ registrations, maxUses }) =>
        maxUses === undefined
          ? number.format(registrations)
          : t('openAccount.of', { done: number.format(registrations), all: number.format(maxUses) }),
    },
    {
      id: 'deposits',
      label: t('openAccount.deposits'),
      figure: true,
      render: ({ firstDeposits }) => number.format(firstDeposits),
    },
  ]
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }
  h2 {
    font-size: var(--fs-lg);
  }
`

const Whole = styled.bdi`
  white-space: nowrap;
`
