import { useState } from 'react'
import { isolated } from '../../i18n/isolated'
import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { FailureState } from '../../shared/failure/FailureState'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { Button } from '../../ui'
import { getVietnamese } from './calls'
import { drawTime } from './draws/drawTime'
import { HallSection, Prizes, PrizeTables, SectionHead } from './lottery.styles'
import type { PrizeMode } from '../../shared/launch/lottery/lotteryView'

/** Spec §7. */
const count = 20
const firstDraws = 3

/** Vietnamese draws by their prizes; nothing where the platform has none. */
export function VietnameseNumbers({ prizeMode }: { readonly prizeMode: PrizeMode }) {
  const { t } = useTranslation()
  const { tag } = useAtomValue(languageAtom)
  const [isWhole, setWhole] = useState(false)
  const answer = useAnswer(getVietnamese, { count, prizeMode }, { staleTime: 60_000 })
  if (answer.isPending) return null
  if (answer.isError) {
    return (
      <FailureState
        compact
        title={t('games.lottery.openedFailed')}
        error={answer.error}
        busy={answer.isFetching}
        retry={() => void answer.refetch()}
      />
    )
  }
  const draws = answer.data.list
  if (draws.length === 0) return null
  return (
    <HallSection aria-labelledby="lottery-vietnam">
      <SectionHead>
        <h2 id="lottery-vietnam">{t('games.lottery.vietnam')}</h2>
        {draws.length > firstDraws ? (
          <Button size="s" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'games.lottery.newest' : 'games.lottery.allDraws', { count: draws.length })}
          </Button>
        ) : null}
      </SectionHead>
      <PrizeTables>
        {(isWhole ? draws : draws.slice(0, firstDraws)).map(({ gameCode, name, issue, openedAt, prizes }) => (
          <Prizes key={`${gameCode} ${issue}`}>
            <caption>
              <strong>{name}</strong>
              <span>{t('games.lottery.issue', { issue: isolated(issue), time: drawTime(openedAt, tag) })}</span>
            </caption>
            <tbody>
              {prizes.map((prize, rank) => (
                <tr key={rank}>
                  <th scope="row">{prize.name}</th>
                  <td dir="ltr">
                    {prize.numbers.map((number, place) => (
                      <span key={place}>{number} </span>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </Prizes>
        ))}
      </PrizeTables>
    </HallSection>
  )
}
