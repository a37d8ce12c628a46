import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { usePageAddress } from '../../shared/address/usePageAddress'
import { PagedTable } from '../../shared/lists/PagedTable'
import { usePrizeText } from '../../shared/prize/usePrizeText'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { type Column, EmptyState, Stack } from '../../ui'
import { getRewardList } from './calls'
import type { Reward } from './ClaimableRewards'

type Past = Exclude<Reward['state'], 'CLAIMABLE'>

const words = {
  CLAIMED: { caption: 'rewards.claimed', when: 'rewards.claimedAt', none: 'rewards.noneClaimed' },
  EXPIRED: { caption: 'rewards.expired', when: 'rewards.expiredAt', none: 'rewards.noneExpired' },
} as const

/** Rewards that were collected, or that ran out before they were. */
export function PastRewards({ state }: { readonly state: Past }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { page, setPage } = usePageAddress()
  const answer = useAnswer(getRewardList, { state, page, pageSize: 10 }, { staleTime: 0 })
  const prizeText = usePrizeText(answer.data?.currency ?? '')
  const { caption, when, none } = words[state]
  const columns: readonly Column<Reward>[] = [
    { id: 'name', label: t('rewards.reward'), card: 'title', render: ({ name }) => name },
    {
      id: 'time',
      label: t(when),
      render: ({ claimedAt, expiresAt }) => {
        const time = state === 'CLAIMED' ? claimedAt : expiresAt
        return time === undefined ? '–' : <time dateTime={isoTime(time)}>{formatDateTime(time, language)}</time>
      },
    },
    { id: 'reference', label: t('rewards.reference'), render: ({ reference }) => <bdi>{reference}</bdi> },
    {
      id: 'prize',
      label: t('rewards.worth'),
      figure: true,
      card: 'lead',
      render: ({ prize }) => prizeText(prize),
    },
  ]
  return (
    <PagedTable
      answer={answer}
      failed={t('rewards.failed')}
      height={260}
      empty={<EmptyState icon="history" title={t(none)} />}
      caption={t(caption)}
      columns={columns}
      rowKey={({ reference }) => reference}
      page={page}
      onPage={setPage}
      frame={(table) => <Stack gap={4}>{table}</Stack>}
    />
  )
}
