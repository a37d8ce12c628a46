import { useTranslation } from '../../../i18n/translate'
import { answerAtom, dataOf } from '../../../site/answers'
import { useAtomValue } from '../../../state/atoms'
import { useGameCards } from '../../../site/useGameCards'
import { getRankList } from '../../../shared/gameList/calls'
import { readGames } from '../../../shared/gameList/readGames'
import { Icon, Image, Lane } from '../../../ui'
import { LaneTitle } from '../../../shared/gameLane/LaneTitle'
import { Section } from '../parts/section'
import { Cover, Name, Place, Ranked } from './topTen.styles'

const places = 10
const category = 'RNG'
const rankedAtom = dataOf(answerAtom(getRankList, { query: () => ({ gameCategory: category, count: String(places) }) }))

/** The ten slots that are played most, by the platform's own ranking; nothing where it sends none. */
export default function TopTen() {
  const { t } = useTranslation()
  const cardOf = useGameCards()
  const { data } = useAtomValue(rankedAtom)
  const games = readGames(data?.list ?? []).slice(0, places)
  if (games.length === 0) return null
  return (
    <Section>
      <Lane
        title={
          <LaneTitle>
            <Icon name="trophy" size={22} />
            {t('home.topTen.title')}
          </LaneTitle>
        }
        items={games}
        itemKey={({ nodeId }) => nodeId}
        itemWidth="min(clamp(10.5rem, 44vw, 13rem), 100%)"
        labels={{ previous: t('home.lanes.previous'), next: t('home.lanes.next') }}
        renderItem={(game, index) => {
          const { image, title, onOpen } = cardOf(game, category)
          return (
            <Ranked type="button" onClick={onOpen}>
              <Place>{index + 1}</Place>
              <Cover>{image === '' ? null : <Image src={image} alt="" ratio={3 / 4} />}</Cover>
              <Name title={title}>{title}</Name>
            </Ranked>
          )
        }}
      />
    </Section>
  )
}
