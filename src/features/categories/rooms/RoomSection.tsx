import { useTranslation } from '../../../i18n/translate'
import type { Vendor } from '../../../engine/facts'
import { isOnAtom } from '../../../site/site'
import { useAtomValue } from '../../../state/atoms'
import { sessionAtom } from '../../../session/session'
import { useModal } from '../../../site/modal'
import { modals } from '../../../site/paths'
import { Button, Icon } from '../../../ui'
import { RoomList } from './RoomList'
import { Invite } from './room.styles'

interface Props {
  readonly category: string
  readonly vendors: readonly Vendor[]
  /** Code of the vendor that the page is narrowed to. */
  readonly chosen: string | undefined
}

/** Categories whose vendors have tables and rooms (spec §3, roomId of the launch request). */
const withRooms: readonly string[] = ['LIVE', 'PVP']

/** The tables as they are now. The platform tells them to members alone (spec §7), so visitors are told that. */
export function RoomSection({ category, vendors, chosen }: Props) {
  const { t } = useTranslation()
  const { open } = useModal()
  const session = useAtomValue(sessionAtom)
  const isOn = useAtomValue(isOnAtom)
  if (!withRooms.includes(category) || !isOn('GAMELO3')) return null
  if (session.state === 'signed-in') return <RoomList category={category} vendors={vendors} chosen={chosen} />
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
