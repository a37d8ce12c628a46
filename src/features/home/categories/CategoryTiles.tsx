import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import { vendorsAtom } from '../../../site/platformAnswers'
import { useSlot } from '../../../site/Slot'
import { CategoryTile } from './CategoryTile'
import { CategoryTilesSkeleton } from './CategoryTilesSkeleton'
import { Tiles } from './tile.styles'

/** Ways into the categories that have vendors, in the order of the header. */
export default function CategoryTiles() {
  const { t } = useTranslation()
  const categories = useSlot('header.category').filter(({ link }) => link === undefined)
  const { isPending } = useAtomValue(vendorsAtom)
  if (isPending) return <CategoryTilesSkeleton />
  if (categories.length === 0) return null
  return (
    <nav aria-label={t('home.categories.title')}>
      <Tiles $count={categories.length}>
        {categories.map((item) => (
          <CategoryTile key={item.id} item={item} />
        ))}
      </Tiles>
    </nav>
  )
}
