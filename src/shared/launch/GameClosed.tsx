import { useTranslation } from '../../i18n/translate'
import { Button, EmptyState } from '../../ui'
import { Trouble } from './game.styles'

/** The page was taken away under a game and is back: the game, and the money for it, wait for a press. */
export function GameClosed({ onStart }: { readonly onStart: () => void }) {
  const { t } = useTranslation()
  return (
    <Trouble>
      <EmptyState
        icon="wrench"
        title={t('games.launch.closed')}
        text={t('games.launch.closedText')}
        action={
          <Button variant="primary" icon="refresh-cw" onClick={onStart}>
            {t('games.launch.reload')}
          </Button>
        }
      />
    </Trouble>
  )
}
