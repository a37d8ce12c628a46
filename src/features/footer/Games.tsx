import { ItemLink } from '../../site/ItemLink'
import { type SlotComponentProps, useLabel, useSlot } from '../../site/Slot'
import { Group } from './Group'

/** The categories of the header, by their pages. */
export default function Games({ item }: SlotComponentProps<'footer.group'>) {
  const label = useLabel()
  const categories = useSlot('header.category')
  if (categories.length === 0) return null
  return (
    <Group wide title={label(item.label)}>
      {categories.map(({ id, label: text, link, props }) => (
        <li key={id}>
          <ItemLink to={props.path} link={link}>
            {label(text)}
          </ItemLink>
        </li>
      ))}
    </Group>
  )
}
