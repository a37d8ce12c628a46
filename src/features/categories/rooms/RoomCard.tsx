import { useTranslation } from '../../../i18n/translate'
import type { Room } from '../../../contract/rooms'
import type { Vendor } from '../../../engine/facts'
import { languageAtom } from '../../../i18n/language'
import { decimalOf } from '../../../lib/decimal'
import { languageName } from '../../../lib/intl'
import { gamePath } from '../../../site/gamePath'
import { GoLink } from '../../../site/GoLink'
import { imageAddressAtom } from '../../../site/vendors'
import { useAtomValue } from '../../../state/atoms'
import { Badge, type BadgeProps, Image, Money } from '../../../ui'
import { CardBody, Facts, Limits, Name, Picture, RoomPlate, Shut, Vendor as VendorName } from './room.styles'
import { roomState, type RoomState } from './roomState'

interface Props {
  readonly room: Room
  readonly category: string
  readonly vendor: Vendor | undefined
}

/** One table: what it costs to sit at it, and whether there is room. */
export function RoomCard({ room, category, vendor }: Props) {
  const imageAddress = useAtomValue(imageAddressAtom)
  const shownIn = useAtomValue(languageAtom).tag
  const { vassalage, roomId, name, game, language, image } = room
  const spoken = language === undefined ? undefined : languageName(language, shownIn)
  const where = [game, vendor?.displayName ?? vassalage, spoken].filter(Boolean).join(' · ')
  const state: RoomState = vendor?.maintenance ? { state: 'maintenance' } : roomState(room)
  const content = (
    <>
      <Picture>
        <Image src={image === undefined ? '' : imageAddress(image)} alt="" ratio={1} />
      </Picture>
      <CardBody>
        <Name>{name}</Name>
        <VendorName>{where}</VendorName>
        <RoomLimits room={room} />
        <RoomFacts room={room} state={state} />
      </CardBody>
    </>
  )
  if (state.state !== 'open') return <Shut data-state={state.state}>{content}</Shut>
  return (
    <RoomPlate as={GoLink} to={gamePath({ roomId, vassalage, category })} needsLogin>
      {content}
    </RoomPlate>
  )
}

function RoomLimits({ room: { minBet, maxBet, currency = '' } }: { readonly room: Room }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  if (minBet === undefined || maxBet === undefined) return null
  const money = (amount: NonNullable<Room['minBet']>) => (
    <Money amount={decimalOf(amount)} currency={currency} language={language} round />
  )
  return (
    <Limits>
      <span>{t('games.rooms.limits')}</span>{' '}
      <span>
        {money(minBet)} – {money(maxBet)}
      </span>
    </Limits>
  )
}

const tones: Readonly<Record<RoomState['state'], BadgeProps['tone']>> = {
  open: 'success',
  full: 'neutral',
  maintenance: 'warning',
  closed: 'neutral',
}

function RoomFacts({ room: { players, seats }, state }: { readonly room: Room; readonly state: RoomState }) {
  const { t } = useTranslation()
  const taken =
    players === undefined
      ? undefined
      : seats === undefined
        ? t('games.rooms.players', { count: players })
        : t('games.rooms.seats', { players, seats })
  return (
    <Facts>
      <Badge tone={tones[state.state]}>{t(`games.rooms.state.${state.state}`)}</Badge>
      {taken === undefined ? null : <span>{taken}</span>}
    </Facts>
  )
}
