import type { Vendor } from '../../engine/facts'
import type { SlotComponentProps } from '../../site/Slot'
import { withMessages } from '../../site/withMessages'
import { RoomSection } from './rooms/RoomSection'
import { CategoryFrame } from '../../shared/category/CategoryFrame'
import { CategoryGames } from './CategoryGames'
import { useNamedVendor } from './useNamedVendor'
import { VendorLobby } from '../../shared/category/VendorLobby'
import { VendorStrip } from '../../shared/category/VendorStrip'
import { messages } from '../../shared/category/messages'

/** The page of one category: its vendors, its tables where it has some, its games. */
export default withMessages(messages, function CategoryPage({ item }: SlotComponentProps<'page'>) {
  return (
    <CategoryFrame item={item}>
      {(category, vendors) => <Content category={category} vendors={vendors} path={item.props.path} />}
    </CategoryFrame>
  )
})

interface ContentProps {
  readonly category: string
  readonly vendors: readonly Vendor[]
  readonly path: string
}

function Content({ category, vendors, path }: ContentProps) {
  const chosen = useNamedVendor(vendors)
  return (
    <>
      <VendorStrip vendors={vendors} path={path} chosen={chosen?.accountTypeName} />
      {chosen === undefined ? null : <VendorLobby vendor={chosen} category={category} />}
      <RoomSection category={category} vendors={vendors} chosen={chosen?.accountTypeName} />
      <CategoryGames
        key={`${category} ${chosen?.accountTypeName ?? ''}`}
        category={category}
        vendors={vendors}
        chosen={chosen}
      />
    </>
  )
}
