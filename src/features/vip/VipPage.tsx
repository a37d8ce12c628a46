import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import type { RankLadder } from '../../contract/rank-ladder'
import { FailureState } from '../../shared/failure/FailureState'
import { isUntold } from '../../shared/failure/isUntold'
import { Answered } from '../../shared/lists/Answered'
import type { Shown } from '../../site/answers'
import { siteAtom } from '../../site/site'
import { useAnswer } from '../../site/useAnswer'
import { withMessages } from '../../site/withMessages'
import { PageHeader } from '../../ui'
import { getRankLadder, getRankProgress } from './calls'
import { Ladder } from './Ladder'
import { MemberRank } from './MemberRank'
import { messages } from './messages'
import { placeOn } from './rankWay'
import { Page } from './vip.styles'
import { VipInvitation } from './VipInvitation'
import { HeroSkeleton, LadderSkeleton } from './VipSkeleton'

/** The VIP club: the member's rank and the way to the next one; for others, what there is to win; every rank for all. */
function VipPage() {
  const { t } = useTranslation()
  const { role } = useAtomValue(siteAtom)
  return (
    <Page data-parts>
      <PageHeader title={t('vip.heading')} text={t('vip.lead')} />
      {role === 'member' || role === 'agent' ? <OfMember /> : <OfOthers isDemo={role === 'demo'} />}
    </Page>
  )
}

function OfMember() {
  const { t } = useTranslation()
  const progress = useAnswer(getRankProgress, {}, { staleTime: 15_000 })
  const ladder = useAnswer(getRankLadder)
  const ranks = ladder.data?.content ?? []
  const at = progress.data === undefined ? -1 : placeOn(ranks, progress.data)
  const place = at === -1 ? undefined : at
  if (progress.isError && ladder.isError)
    return (
      <FailureState
        title={t('vip.failed')}
        error={progress.error}
        busy={progress.isFetching || ladder.isFetching}
        retry={() => void Promise.all([progress.refetch(), ladder.refetch()])}
      />
    )
  return (
    <>
      <Answered answer={progress} skeleton={<HeroSkeleton />} failed={t('vip.failed')}>
        {(data) =>
          // what the next rank adds would come late
          ladder.isPending ? (
            <HeroSkeleton />
          ) : (
            <MemberRank
              progress={data}
              rank={place === undefined ? undefined : ranks[place]}
              next={place === undefined ? undefined : ranks[place + 1]}
            />
          )
        }
      </Answered>
      <LadderPart answer={ladder} place={place} />
    </>
  )
}

function OfOthers({ isDemo }: { readonly isDemo: boolean }) {
  const ladder = useAnswer(getRankLadder)
  return (
    <>
      {ladder.isPending ? <HeroSkeleton /> : <VipInvitation isDemo={isDemo} ladder={ladder.data} />}
      <LadderPart answer={ladder} place={undefined} />
    </>
  )
}

interface LadderPartProps {
  readonly answer: Shown<RankLadder>
  readonly place: number | undefined
}

/** The ladder, its place, or why it is not there. A platform that tells of no ranks has none. */
function LadderPart({ answer, place }: LadderPartProps) {
  const { t } = useTranslation()
  if (answer.isError && isUntold(answer.error)) return null
  return (
    <Answered answer={answer} skeleton={<LadderSkeleton />} failed={t('vip.ladderFailed')}>
      {(ladder) => (ladder.content.length === 0 ? null : <Ladder ladder={ladder} place={place} />)}
    </Answered>
  )
}

export default withMessages(messages, VipPage)
