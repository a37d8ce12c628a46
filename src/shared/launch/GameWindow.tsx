import { useTranslation } from '../../i18n/translate'
import { Button, EmptyState } from '../../ui'
import { BackLink } from './BackLink'
import { Trouble } from './game.styles'
import type { Launch } from './launchState'

interface Props {
  readonly launch: Extract<Launch, { at: 'window' }>
  readonly title: string
  readonly category: string | undefined
  readonly onOpen: () => void
}

/** The game runs in a window of its own; a press opens it where none was opened before the address was known. */
export function GameWindow({ launch: { address, isOpen }, title, category, onOpen }: Props) {
  const { t } = useTranslation()
  const open = () => {
    window.open(address.href, '_blank', 'noopener,noreferrer')
    onOpen()
  }
  return (
    <Trouble>
      <EmptyState
        icon="external-link"
        title={t(isOpen ? 'games.launch.window.open' : 'games.launch.window.ready', {
          game: title || t('games.launch.title'),
        })}
        text={t(isOpen ? 'games.launch.window.openText' : 'games.launch.window.readyText')}
        action={
          isOpen ? (
            <BackLink category={category} wide />
          ) : (
            <Button variant="primary" icon="external-link" onClick={open}>
              {t('games.launch.window.action')}
            </Button>
          )
        }
      />
    </Trouble>
  )
}
