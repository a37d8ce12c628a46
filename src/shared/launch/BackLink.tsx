import type { MouseEvent } from 'react'
import { useTranslation } from '../../i18n/translate'
import { useLocation, useNavigate } from 'react-router'
import { Link } from '../../site/Link'
import { Button, IconButton } from '../../ui'
import { lobbyOf } from './lobby'

interface Props {
  readonly category: string | undefined
  /** A button with words, for where there is room. */
  readonly wide?: boolean
}

/** Back to where the game was chosen, at the same place; the page of its category where the visit began here. */
export function BackLink({ category, wide = false }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  const cameFromHere = typeof state === 'object' && state !== null && 'fromSite' in state
  const onClick = (event: MouseEvent) => {
    if (!cameFromHere || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  const to = lobbyOf(category)
  return wide ? (
    <Button as={Link} to={to} icon="arrow-left" onClick={onClick}>
      {t('games.launch.back')}
    </Button>
  ) : (
    <IconButton as={Link} to={to} icon="arrow-left" label={t('games.launch.back')} onClick={onClick} />
  )
}
