import { useMemo } from 'react'
import { languageAtom } from '../../i18n/language'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { getMenus, getPopular } from './calls'
import { mergeGames } from './draws/mergeGames'
import { useAskAgain } from './draws/useAskAgain'
import type { PrizeMode } from '../../shared/launch/lottery/lotteryView'

/** Spec §7. */
const popularCount = 20
const device = 'WEB'
/** Milliseconds: draws are held every minute. */
const staleTime = 10_000

/** Popular games and menus of a table of prizes, asked again when numbers are due. */
export function useLotteryGames(prizeMode: PrizeMode) {
  const language = useAtomValue(languageAtom).platformCode
  const popular = useAnswer(getPopular, { count: popularCount, prizeMode, device, language }, { staleTime })
  const menus = useAnswer(getMenus, { prizeMode, device, language }, { staleTime })
  const known = useMemo(
    () =>
      mergeGames([
        popular.data && { ...popular.data, games: popular.data.list },
        menus.data && { ...menus.data, games: menus.data.menus.flatMap(({ games }) => games) },
      ]),
    [popular.data, menus.data],
  )
  const next = useMemo(() => [...known.games.values()].map((game) => game.next), [known])
  useAskAgain(next, known.clock, () => Promise.all([popular.refetch(), menus.refetch()]))
  return { popular, menus, ...known }
}

export type LotteryGames = ReturnType<typeof useLotteryGames>
