import styled from 'styled-components'
import { useTranslation } from '../../../i18n/translate'
import { Link } from '../../../site/Link'
import { imageAddressAtom } from '../../../site/vendors'
import { useAtomValue } from '../../../state/atoms'
import { Avatar, Icon, Lane, nearby } from '../../../ui'
import { LaneTitle } from '../../../shared/gameLane/LaneTitle'
import { Section } from '../parts/section'
import { Face } from './provider.styles'
import { useProviders } from './useProviders'

/** Everybody whose games are here, in the order of the categories; a press shows theirs. */
export default function Providers() {
  const { t } = useTranslation()
  const imageAddress = useAtomValue(imageAddressAtom)
  const providers = useProviders()
  if (providers.length < 2) return null
  return (
    <Below>
      <Lane
        title={
          <LaneTitle>
            <Icon name="handshake" size={22} />
            {t('home.providers.title')}
          </LaneTitle>
        }
        items={providers}
        itemKey={({ vendor }) => vendor.accountTypeName}
        itemWidth="min(10.5rem, 100%)"
        labels={{ previous: t('home.lanes.previous'), next: t('home.lanes.next') }}
        renderItem={({ vendor: { displayName, smallIcon }, to }) => (
          <Face as={Link} to={to}>
            <Avatar name={displayName} size={36} src={smallIcon && imageAddress(smallIcon)} />
            <span title={displayName}>{displayName}</span>
          </Face>
        )}
      />
    </Below>
  )
}

/** Seldom in the first view. */
const Below = styled(Section)`
  ${nearby('116px')}
  /* rings and shadows of the lane */
  overflow-clip-margin: 14px;
`
