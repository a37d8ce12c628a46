import { languageAtom } from '../../../i18n/language'
import { useTranslation } from '../../../i18n/translate'
import type { Match, Team } from '../../../contract/matches'
import { numberFormat } from '../../../lib/intl'
import { useAtomValue } from '../../../state/atoms'
import { VisuallyHidden } from '../../../ui'
import { Crest } from './Crest'
import { Part, Score, Side, SideName } from './match.styles'

/** Both teams, one above the other, with what they have scored. Read aloud it is a sentence. */
export function Teams({ match: { home, away, live } }: { readonly match: Match }) {
  const { t } = useTranslation()
  const parts = live?.parts ?? []
  return (
    <>
      <TeamLine team={home} parts={parts.map((part) => part.home)} score={live?.score.home} />
      <VisuallyHidden>{t('sports.versus')}</VisuallyHidden>
      <TeamLine team={away} parts={parts.map((part) => part.away)} score={live?.score.away} />
    </>
  )
}

interface LineProps {
  readonly team: Team
  /** Of the sets so far. */
  readonly parts: readonly number[]
  readonly score: number | undefined
}

function TeamLine({ team, parts, score }: LineProps) {
  const figures = numberFormat(useAtomValue(languageAtom).tag)
  return (
    <Side>
      <Crest team={team} />
      <SideName dir="auto" $sets={parts.length > 0}>
        {team.name}
      </SideName>
      {parts.map((games, place) => (
        <Part key={place}>{figures.format(games)}</Part>
      ))}
      {score === undefined ? null : <Score>{figures.format(score)}</Score>}
    </Side>
  )
}
