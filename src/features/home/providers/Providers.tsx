import { useTranslation } from '../../../i18n/translate'
import { Link } from '../../../site/Link'
import type { Vendor } from '../../../engine/facts'
import { useSlot } from '../../../site/Slot'
import { imageAddressAtom, vendorsByCategoryAtom } from '../../../site/vendors'
import { useAtomValue } from '../../../state/atoms'
import { Avatar, Icon, Lane } from '../../../ui'
import { LaneTitle } from '../../../shared/gameLane/LaneTitle'
import { Section } from '../parts/wide'
import { Face } from './provider.styles'

interface Provider {
  readonly vendor: Vendor
  readonly to: string
}

/** Everybody whose games are here, in the order of the categories; a press shows theirs. */
export default function Providers() {
  const { t } = useTranslation()
  const categories = useSlot('header.category')
  const vendorsIn = useAtomValue(vendorsByCategoryAtom)
  const imageAddress = useAtomValue(imageAddressAtom)
  const providers = new Map<string, Provider>()
  for (const { link, props } of categories) {
    if (link !== undefined) continue
    for (const vendor of vendorsIn(props.category)) {
      const { accountTypeName } = vendor
      if (providers.has(accountTypeName)) continue
      providers.set(accountTypeName, { vendor, to: `${props.path}?vendor=${encodeURIComponent(accountTypeName)}` })
    }
  }
  if (providers.size < 2) return null
  return (
    <Section>
      <Lane
        title={
          <LaneTitle>
            <Icon name="gamepad-2" size={22} />
            {t('home.providers.title')}
          </LaneTitle>
        }
        items={[...providers.values()]}
        itemKey={({ vendor }) => vendor.accountTypeName}
        itemWidth="min(10.5rem, 100%)"
        labels={{ previous: t('home.lanes.previous'), next: t('home.lanes.next') }}
        renderItem={({ vendor: { displayName, smallIcon }, to }) => (
          <Face as={Link} to={to}>
            <Avatar name={displayName} size={36} src={smallIcon === undefined ? undefined : imageAddress(smallIcon)} />
            <span title={displayName}>{displayName}</span>
          </Face>
        )}
      />
    </Section>
  )
}
