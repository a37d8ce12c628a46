import type { RefObject } from 'react'
import { useTranslation } from '../../i18n/translate'
import { brandAtom } from '../../site/brand'
import { useOwnTools } from '../../site/ownTools'
import { SlotItem, SlotItems, useSlot } from '../../site/Slot'
import { tellHeaderHeight } from '../../site/tellHeaderHeight'
import { useCustomerService } from '../../site/useCustomerService'
import { useAtomValue } from '../../state/atoms'
import { IconButton } from '../../ui'
import { BackLink } from './BackLink'
import { FullScreenButton } from './FullScreenButton'
import { Back, Bar, Names, Tools, Title, Vendor } from './game.styles'
import type { Playing } from './useGame'

interface Props {
  readonly playing: Pick<Playing, 'target' | 'title' | 'vendor'>
  readonly stage?: RefObject<HTMLDivElement | null> | undefined
  readonly onReload?: (() => void) | undefined
}

export function GameBar({ playing, stage, onReload }: Props) {
  const { t } = useTranslation()
  const { name } = useAtomValue(brandAtom)
  const hasTools = useSlot('game.bar').length > 0
  const hasService = useSlot('header.tool').some(({ id }) => id === 'service')
  const deposit = useSlot('header.account').find(({ id }) => id === 'deposit')
  const service = useCustomerService()
  useOwnTools()
  const { title, vendor, target } = playing
  const shown = title || vendor || t('games.launch.title')
  return (
    <Bar ref={tellHeaderHeight}>
      <Back>
        <BackLink category={target.category} />
      </Back>
      <Names>
        <Title title={shown}>{shown}</Title>
        <Vendor>{title && vendor ? vendor : name}</Vendor>
      </Names>
      {hasTools ? (
        <Tools>
          <SlotItems slot="game.bar" />
        </Tools>
      ) : null}
      {deposit ? <SlotItem slot="header.account" item={deposit} failed={() => null} /> : null}
      {hasService ? <IconButton icon="headset" label={t('app.service.title')} onClick={service} /> : null}
      {onReload === undefined ? null : (
        <IconButton
          icon="refresh-cw"
          label={t('games.launch.reload')}
          // the second press of a double click is no wish of its own
          onClick={({ detail }) => (detail < 2 ? onReload() : undefined)}
        />
      )}
      {stage === undefined ? null : <FullScreenButton stage={stage} />}
    </Bar>
  )
}
