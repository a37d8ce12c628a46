import { Link } from '../../site/Link'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { useAtomValue } from '../../state/atoms'
import { Button, ErrorState } from '../../ui'
import { HelpButton } from '../safety/HelpButton'
import type { PlayRefusal } from '../safety/playRefusal'
import { useMemberPagePath } from '../../site/useMemberPage'
import { BackLink } from './BackLink'
import { Trouble } from './game.styles'

interface PlayStoppedProps {
  readonly refusal: PlayRefusal
  readonly category: string | undefined
}

const limits = {
  DEPOSIT: 'games.launch.stopped.stake',
  STAKE: 'games.launch.stopped.stake',
  LOSS: 'games.launch.stopped.loss',
  SESSION: 'games.launch.stopped.session',
} as const

/** The player's own limit or break keeps the game from starting: which, until when, and where it is seen. */
export function PlayStopped({ refusal, category }: PlayStoppedProps) {
  const { t } = useTranslation()
  const { tag } = useAtomValue(languageAtom)
  const path = useMemberPagePath('saferPlay')
  const textOf = (): string => {
    if (refusal.type === 'withdrawOnly') return t('error.withdrawOnly')
    if (refusal.type === 'pause') return t('games.launch.stopped.pause', { time: formatDateTime(refusal.until, tag) })
    const text = t(limits[refusal.kind])
    return refusal.fitsAt === undefined
      ? text
      : `${text} ${t('games.launch.stopped.from', { time: formatDateTime(refusal.fitsAt, tag) })}`
  }
  return (
    <Trouble>
      <ErrorState
        icon="shield-check"
        title={t(refusal.type === 'limit' ? 'games.launch.stopped.limit' : 'games.launch.stopped.break')}
        text={textOf()}
        actions={
          <>
            {path === undefined ? null : (
              <Button as={Link} to={path} variant="primary" icon="shield-check">
                {t('saferPlay.title')}
              </Button>
            )}
            {refusal.type === 'limit' ? null : <HelpButton label={t('games.launch.stopped.help')} />}
            <BackLink category={category} wide />
          </>
        }
      />
    </Trouble>
  )
}
