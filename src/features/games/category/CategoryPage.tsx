import { useSearchParams } from 'react-router'
import type { SlotComponentProps } from '../../../site/Slot'
import { withWords } from '../../../site/withWords'
import { RoomSection } from '../rooms/RoomSection'
import { CategoryFrame } from './CategoryFrame'
import { CategoryGames } from './CategoryGames'
import { VendorLobby } from './VendorLobby'
import { VendorStrip } from './VendorStrip'
import { words } from './words'

/** The page of one category: its vendors, its tables where it has some, its games. */
export default withWords(words, function CategoryPage({ item }: SlotComponentProps<'page'>) {
  const [search] = useSearchParams()
  return (
    <CategoryFrame item={item}>
      {(category, vendors) => {
        const chosen = vendors.find(({ accountTypeName }) => accountTypeName === search.get('vendor'))
        return (
          <>
            <VendorStrip vendors={vendors} path={item.props.path} chosen={chosen?.accountTypeName} />
            {chosen === undefined ? null : <VendorLobby vendor={chosen} category={category} />}
            <RoomSection category={category} vendors={vendors} chosen={chosen?.accountTypeName} />
            <CategoryGames key={`${category} ${chosen?.accountTypeName ?? ''}`} category={category} vendors={vendors} chosen={chosen} />
          </>
        )
      }}
    </CategoryFrame>
  )
})
