import { useEffect, useState } from 'react'
import { languageAtom } from '../../i18n/language'
import { useAtomValue } from '../../state/atoms'
import type { Snapshot } from './HallStore'
import { sortByName } from './nameOrder'

/** Games sorted by name; undefined until they are, and when that order was not asked for. */
export function useNameOrder({ catalogue, popular }: Snapshot, wanted: boolean): Uint32Array | undefined {
  const { tag } = useAtomValue(languageAtom)
  const [sorted, setSorted] = useState<{ readonly of: readonly string[]; readonly order: Uint32Array }>()
  useEffect(() => {
    if (!wanted) return
    let current = true
    void sortByName(catalogue.titles, popular, tag, () => current).then((order) => {
      if (order !== undefined && current) setSorted({ of: catalogue.titles, order })
    })
    return () => {
      current = false
    }
  }, [wanted, catalogue, popular, tag])
  return wanted && sorted?.of === catalogue.titles ? sorted.order : undefined
}
