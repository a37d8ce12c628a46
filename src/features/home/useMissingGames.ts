import { announcementsAtom, hotGamesAtom, vendorsAtom } from '../../site/platformAnswers'
import { useSlot } from '../../site/Slot'
import { useAtomValue } from '../../state/atoms'

export type MissingGames =
  | { readonly type: 'failed'; readonly error: unknown; readonly isFetching: boolean; readonly retry: () => void }
  | { readonly type: 'none' }

/**
 * Why home has no games to show; undefined where it has, or nobody knows yet. One try asks again for all that failed.
 */
export function useMissingGames(): MissingGames | undefined {
  const answers = [useAtomValue(vendorsAtom), useAtomValue(hotGamesAtom), useAtomValue(announcementsAtom)] as const
  const [vendors, hot] = answers
  const hasCategories = useSlot('header.category').some(({ link }) => link === undefined)
  const failed = vendors.error ?? hot.error
  if (failed)
    return {
      type: 'failed',
      error: failed,
      isFetching: answers.some(({ error, isFetching }) => error && isFetching),
      retry: () => {
        for (const { error, refetch } of answers) if (error) void refetch()
      },
    }
  if (vendors.data?.length === 0 && !hasCategories) return { type: 'none' }
  return undefined
}
