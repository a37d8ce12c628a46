import { useTranslation } from '../../i18n/translate'
import { useLocation } from 'react-router'
import { useModal } from '../../site/modal'
import { modals } from '../../site/paths'
import { Button, Notice } from '../../ui'
import type { LoadState } from '../catalogue/HallStore'
import { NoticeLine } from './bar.styles'

/** What of the list is not there, and the way to it. */
export function ListNotice({ load, retry }: { readonly load: LoadState; readonly retry: () => void }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { open } = useModal()
  if (load.state === 'refused') {
    return (
      <Notice tone="accent">
        <NoticeLine>
          {t('games.hall.membersOnly')}
          <Button size="s" icon="log-in" onClick={() => open(modals.login, { next: `${pathname}${search}` })}>
            {t('games.launch.signInAction')}
          </Button>
        </NoticeLine>
      </Notice>
    )
  }
  if (load.state !== 'ready' || load.missing === 0) return null
  return (
    <Notice tone="warning">
      <NoticeLine>
        {t('games.hall.missing', { count: load.missing })}
        <Button size="s" icon="refresh-cw" onClick={retry}>
          {t('games.hall.loadAgain')}
        </Button>
      </NoticeLine>
    </Notice>
  )
}
