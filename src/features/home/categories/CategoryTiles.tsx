import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import { vendorsAtom } from '../../../site/platformAnswers'
import { type SlotComponentProps, useSlot } from '../../../site/Slot'
import { CategoryChip } from './CategoryChip'
import { CategoryTile } from './CategoryTile'
import { CategoryTilesSkeleton } from './CategoryTilesSkeleton'
import { Chips } from './chip.styles'
import { Tiles } from './tile.styles'

/** Ways into the categories that have vendors, in the order of the header: tiles, or a line of chips. */
export default function CategoryTiles({ item: { variant } }: SlotComponentProps<'home.section'>) {
  const { t } = useTranslation()
  const categories = useSlot('header.category').filter(({ link }) => link === undefined)
  const { isPending } = useAtomValue(vendorsAtom)
  if (isPending) return <CategoryTilesSkeleton />
  if (categories.length === 0) return null
  return (
    <nav aria-label={t('home.categories.title')}>
      {variant === 'chips' ? (
        <Chips>
          {categories.map((item) => (
            <CategoryChip key={item.id} item={item} />
          ))}
        </Chips>
      ) : (
        <Tiles $count={categories.length}>
          {categories.map((item) => (
            <CategoryTile key={item.id} item={item} />
          ))}
        </Tiles>
      )}
    </nav>
  )
}
