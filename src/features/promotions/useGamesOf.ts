import { useLabel, useSlot } from '../../site/Slot'
import { lookOf } from './typeLooks'

interface GamesOf {
  readonly category: string
  readonly name: string
  readonly path: string
}

/** The category whose games a promotion is about, where the site shows it. */
export function useGamesOf(type: string | undefined): GamesOf | undefined {
  const label = useLabel()
  const shown = useSlot('header.category')
  const wanted: readonly string[] = lookOf(type).categories
  for (const name of wanted) {
    const item = shown.find(({ props }) => props.category === name)
    if (item) return { category: name, name: label(item.label), path: item.props.path }
  }
  return undefined
}
