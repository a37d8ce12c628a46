import { useAtomValue } from '../../../state/atoms'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { brandAtom } from '../../../site/brand'
import { IconButton } from '../../../ui'
import { FullScreenButton } from './FullScreenButton'
import { Bar, Names, Title, Vendor } from './gameLooks'
import { lobbyOf } from './lobby'
import type { Playing } from './useGame'

interface Props {
  readonly playing: Playing
  readonly stage?: RefObject<HTMLDivElement | null>
  readonly onReload?: (() => void) | undefined
}

export function GameBar({ playing, stage, onReload }: Props) {
  const { t } = useTranslation()
  const { name } = useAtomValue(brandAtom)
  const { title, vendor, target } = playing
  return (
    <Bar>
      <IconButton as={Link} to={lobbyOf(target.category)} icon="arrow-left" label={t('games.launch.back')} />
      <Names>
        <Title>{title || vendor || t('games.launch.title')}</Title>
        <Vendor>{title && vendor ? vendor : name}</Vendor>
      </Names>
      {onReload === undefined ? null : <IconButton icon="refresh-cw" label={t('games.launch.reload')} onClick={onReload} />}
      {stage === undefined ? null : <FullScreenButton stage={stage} />}
    </Bar>
  )
}
