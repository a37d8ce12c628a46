import { useTranslation } from '../../../i18n/translate'
import { matchPath } from 'react-router'
import { useMarkedPath } from '../../../site/comingPath'
import { useLabel, useSlot } from '../../../site/Slot'
import { Icon } from '../../../ui'
import { ItemLink } from '../../../site/ItemLink'

interface HeaderLinksProps {
  readonly className?: string
  /** Side of the icons in CSS pixels; 0 leaves them out. */
  readonly icons?: number
  /** Leaves out so many of the first. */
  readonly from?: number
}

/** Links beside the categories: points mall, promotions, VIP, help, and the brand's own. Looks come by className. */
export function HeaderLinks({ className, icons = 0, from = 0 }: HeaderLinksProps) {
  const items = useSlot('header.link').slice(from)
  const label = useLabel()
  const { t } = useTranslation()
  const pathname = useMarkedPath()
  if (items.length === 0) return null
  return (
    <nav className={className} aria-label={t('app.nav.links')}>
      <ul>
        {items.map((item) => {
          const active = !item.link && matchPath({ path: item.props.to, end: false }, pathname) !== null
          return (
            <li key={item.id}>
              <ItemLink
                to={item.props.to}
                link={item.link}
                needsLogin={item.props.needsLogin ?? false}
                {...(active && { 'aria-current': 'page' as const })}
              >
                {icons > 0 && item.icon ? <Icon name={item.icon} size={icons} /> : null}
                <span>{label(item.label)}</span>
              </ItemLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
