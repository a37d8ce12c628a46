import type { Item } from '../../engine/site'
import { ItemLink } from '../../site/ItemLink'
import { useLabel } from '../../site/Slot'

export function HeaderLink({ item: { label: text, link, props } }: { readonly item: Item<'header.link'> }) {
  const label = useLabel()
  return (
    <li>
      <ItemLink to={props.to} link={link} needsLogin={props.needsLogin ?? false}>
        {label(text)}
      </ItemLink>
    </li>
  )
}
