import { type SlotComponentProps, useLabel } from '../../site/Slot'
import { Group } from './Group'
import { HeaderLink } from './HeaderLink'
import { useFootLinks } from './useFootLinks'

/** The header's links to what else there is besides games. */
export default function SiteLinks({ item }: SlotComponentProps<'footer.group'>) {
  const label = useLabel()
  const { pages } = useFootLinks()
  if (pages.length === 0) return null
  return (
    <Group title={label(item.label)}>
      {pages.map((link) => (
        <HeaderLink key={link.id} item={link} />
      ))}
    </Group>
  )
}
