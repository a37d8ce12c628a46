import { useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/translate'
import type { LeadProps } from '../../shared/category/CategoryFrame'
import { useCategoryGames } from './catalogue/useCategoryGames'
import { roomState } from './rooms/roomState'
import { useRooms, useRoomsAre } from './rooms/useRooms'
import { asksIn } from './search/asksIn'

/** What there is to play now: games, and the tables that are open, of the vendor that the page is narrowed to. */
export function CategoryLead({ category, vendors }: LeadProps) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const chosen = vendors.find(({ accountTypeName }) => accountTypeName === search.get('vendor'))?.accountTypeName
  const { total } = useCategoryGames(category, vendors, chosen)
  const isTold = useRoomsAre(category) === 'told'
  // what is found is counted below
  if (asksIn(search)) return null
  return (
    <>
      {total > 0 ? <span>{t('games.page.count', { count: total })}</span> : null}
      {isTold ? <OpenTables category={category} vendors={vendors} chosen={chosen} /> : null}
    </>
  )
}

function OpenTables({ category, vendors, chosen }: LeadProps & { readonly chosen: string | undefined }) {
  const { t } = useTranslation()
  const { rooms } = useRooms(category, vendors, chosen)
  const open = rooms.filter((room) => roomState(room).state === 'open').length
  return open === 0 ? null : <span>{t('games.rooms.openNow', { count: open })}</span>
}
