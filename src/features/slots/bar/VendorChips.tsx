import { memo } from 'react'
import { useTranslation } from '../../../i18n/translate'
import type { Vendor } from '../../../engine/facts'
import { ChipRow } from '../../../shared/gameBar/stickyBar.styles'
import { imageAddressAtom } from '../../../site/vendors'
import { useAtomValue } from '../../../state/atoms'
import { Avatar, Chip } from '../../../ui'

interface Props {
  readonly vendors: readonly Vendor[]
  readonly chosen: readonly string[]
  readonly onChange: (vendors: readonly string[]) => void
}

/** The makers of the games by their marks; several may be on. */
export const VendorChips = memo(function VendorChips({ vendors, chosen, onChange }: Props) {
  const { t } = useTranslation()
  const imageAddress = useAtomValue(imageAddressAtom)
  return (
    <ChipRow role="group" aria-label={t('games.page.vendors')}>
      <Chip selected={chosen.length === 0} onClick={() => onChange([])}>
        {t('games.page.all')}
      </Chip>
      {vendors.map(({ accountTypeName: code, displayName, smallIcon }) => (
        <Chip key={code} selected={chosen.includes(code)} onClick={() => onChange(toggled(chosen, code))}>
          <Avatar name={displayName} size={24} src={smallIcon && imageAddress(smallIcon)} />
          {displayName}
        </Chip>
      ))}
    </ChipRow>
  )
})

/** The list with the one put in, or taken out. */
export const toggled = <T,>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
