import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/translate'
import { useLocation } from 'react-router'
import { useEndedHere } from '../../site/endedHere'
import { useModal } from '../../site/modal'
import { modals } from '../../site/paths'
import { Button, EmptyState } from '../../ui'
import { Trouble } from '../../shared/launch/game.styles'

/**
 * Spec §4: a game needs a session. The sign-in dialog opens once by itself, and leads back here; not for whoever logged
 * out of the game.
 */
export function GameSignIn() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { name, open } = useModal()
  const ended = useEndedHere()
  const asked = useRef(ended)
  const signIn = () => open(modals.login, { next: `${pathname}${search}` })

  useEffect(() => {
    if (asked.current) return
    asked.current = true
    if (name === undefined) open(modals.login, { next: `${pathname}${search}` })
  }, [name, open, pathname, search])

  return (
    <Trouble>
      <EmptyState
        icon="log-in"
        title={t('games.launch.signIn')}
        text={t('games.launch.signInText')}
        action={
          <Button variant="primary" onClick={signIn}>
            {t('games.launch.signInAction')}
          </Button>
        }
      />
    </Trouble>
  )
}
