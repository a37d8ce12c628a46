import type { ReactNode } from 'react'
import { GoLink } from '../../../site/GoLink'
import { ItemLink } from '../../../site/ItemLink'
import type { NavPanels } from './useNavPanels'
import type { Category } from './useCategories'

interface CategoryLinkProps extends Partial<ReturnType<NavPanels['linkProps']>> {
  readonly category: Category
  readonly className?: string
  readonly children: ReactNode
}

/** The press follows the header's click rule; looks come by className. */
export function CategoryLink({ category, children, ...rest }: CategoryLinkProps) {
  const { target, link, active } = category
  const current = active ? ({ 'aria-current': 'page' } as const) : {}
  if (link)
    return (
      <ItemLink {...rest} link={link}>
        {children}
      </ItemLink>
    )
  if (!target)
    return (
      <button type="button" {...rest} {...current}>
        {children}
      </button>
    )
  return (
    <GoLink {...rest} {...current} to={target.to} needsLogin={target.needsLogin} maintenance={target.maintenance}>
      {children}
    </GoLink>
  )
}
