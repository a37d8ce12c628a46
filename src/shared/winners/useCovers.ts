import { hotGamesAtom } from '../../site/platformAnswers'
import { imageAddressAtom } from '../../site/vendors'
import { useAtomValue } from '../../state/atoms'

/** Covers of the games that the platform's lists have, by name; the others show their first letter. */
export function useCovers() {
  const games = useAtomValue(hotGamesAtom).data?.list ?? []
  const imageAddress = useAtomValue(imageAddressAtom)
  return (gameName: string): string | undefined => {
    const image = games.find(({ title }) => title === gameName)?.image
    return image === undefined ? undefined : imageAddress(image)
  }
}
