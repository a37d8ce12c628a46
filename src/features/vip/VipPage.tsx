import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { Answered } from '../../shared/lists/Answered'
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
    <Page>
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
  const place = progress.data === undefined ? -1 : placeOn(ranks, progress.data)
  return (
    <>
      <Answered answer={progress} skeleton={<HeroSkeleton />} failed={t('vip.failed')}>
        {(data) =>
          // what the next rank adds would come late
          ladder.isPending ? (
            <HeroSkeleton />
          ) : (
            <MemberRank progress={data} rank={ranks[place]} next={place === -1 ? undefined : ranks[place + 1]} />
          )
        }
      </Answered>
      <Answered answer={ladder} skeleton={<LadderSkeleton />} failed={t('vip.ladderFailed')}>
        {(data) =>
          data.content.length === 0 ? null : <Ladder ladder={data} place={place === -1 ? undefined : place} />
        }
      </Answered>
    </>
  )
}

function OfOthers({ isDemo }: { readonly isDemo: boolean }) {
  const { t } = useTranslation()
  const ladder = useAnswer(getRankLadder)
  if (ladder.isPending)
    return (
      <>
        <HeroSkeleton />
        <LadderSkeleton />
      </>
    )
  const isEmpty = ladder.data === undefined || ladder.data.content.length === 0
  return (
    <>
      <VipInvitation isDemo={isDemo} ladder={isEmpty ? undefined : ladder.data} />
      <Answered answer={ladder} skeleton={<LadderSkeleton />} failed={t('vip.ladderFailed')}>
        {(data) => (isEmpty ? null : <Ladder ladder={data} place={undefined} />)}
      </Answered>
    </>
  )
}

export default withMessages(messages, VipPage)
