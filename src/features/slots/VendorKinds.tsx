import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { Button } from '../../ui'
import { getVendorGameTypes } from './calls'
import { typeName } from './filters/filterNames'
import { emptyQuery, gameTypes, type HallQuery } from './filters/hallQuery'
import { numberFormat } from '../../lib/intl'

interface VendorKindsProps {
  /** The one vendor that is asked for. */
  readonly vendor: string
  readonly change: (part: Partial<HallQuery>) => void
}

/** Filters have left nothing of a vendor: the kinds of games that the vendor does have, as the platform counts them. */
export function VendorKinds({ vendor, change }: VendorKindsProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { data = [] } = useAnswer(getVendorGameTypes, { vassalage: vendor })
  const number = numberFormat(language)
  return gameTypes.map((type) => {
    const found = data.find(({ gameType }) => gameType === type)
    if (found === undefined || found.count === 0) return null
    const name = typeName(t, type)
    return (
      <Button key={type} onClick={() => change({ ...emptyQuery, vendors: [vendor], types: [type] })}>
        {found.count === undefined ? name : t('games.hall.kind', { kind: name, total: number.format(found.count) })}
      </Button>
    )
  })
}
