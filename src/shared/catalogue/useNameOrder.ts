import { useEffect, useState } from 'react'
import { languageAtom } from '../../i18n/language'
import { useAtomValue } from '../../state/atoms'
import type { Snapshot } from './HallStore'
import { sortByName } from './nameOrder'

/** Games by name once they are sorted; undefined until then, and where nobody asked for it. */
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
