import { useTranslation } from '../../../i18n/translate'
import type { Vendor } from '../../../engine/facts'
import { useModal } from '../../../site/modal'
import { modals } from '../../../site/paths'
import { Button, Icon } from '../../../ui'
import { RoomList } from './RoomList'
import { Invite } from './room.styles'
import { useRoomsAre } from './useRooms'

interface Props {
  readonly category: string
  readonly vendors: readonly Vendor[]
  /** Code of the vendor that the page is narrowed to. */
  readonly chosen: string | undefined
}

/** The tables as they are now. Visitors are told that members see them. */
export function RoomSection({ category, vendors, chosen }: Props) {
  const { t } = useTranslation()
  const { open } = useModal()
  const roomsAre = useRoomsAre(category)
  if (roomsAre === 'none') return null
  if (roomsAre === 'told') return <RoomList category={category} vendors={vendors} chosen={chosen} />
  return (
    <Invite>
      <Icon name="users" size={24} />
      <p>{t('games.rooms.visitor')}</p>
      <Button size="s" onClick={() => open(modals.login)}>
        {t('games.page.logIn')}
      </Button>
    </Invite>
  )
}
