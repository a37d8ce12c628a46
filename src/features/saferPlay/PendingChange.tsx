import type { MessageKey } from '../../contract/messageKeys'
import type { PlayLimit } from '../../contract/play-limit'
import type { SaferPlay } from '../../contract/safer-play'
import styled from 'styled-components'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { useAtomValue } from '../../state/atoms'
import { Button, Cluster, useToast } from '../../ui'
import type { Change } from './useChange'
import { useLimitText } from './useLimitText'
import { useNow } from './useNow'
import { isPlayClosed } from './wishEffect'

interface PendingChangeProps {
  readonly state: SaferPlay
  readonly limit: PlayLimit
  readonly wish: NonNullable<PlayLimit['change']>
  readonly change: Change
}

/** A looser limit that was asked for: when it may be confirmed, and the way to take it back. */
export function PendingChange({ state, limit: { kind, period }, wish, change }: PendingChangeProps) {
  const { t } = useTranslation()
  const { show } = useToast()
  const language = useAtomValue(languageAtom).tag
  const say = useLimitText(state.currency)
  const isDue = useNow() >= wish.confirmFrom
  const isPaused = isPlayClosed(state)
  const act = async (action: 'CONFIRM' | 'CANCEL', done: MessageKey) => {
    const outcome = await change.limit({ action, kind, period }, state.version)
    if (outcome.state === 'done') show({ tone: 'success', text: t(done) })
    else if (outcome.text !== '') show({ tone: 'danger', text: outcome.text })
  }
  const time = formatDateTime(isDue ? wish.confirmUntil : wish.confirmFrom, language)
  return (
    <Box>
      <p>
        {wish.most === undefined
          ? t('saferPlay.wishRemove')
          : t('saferPlay.wishRaise', { amount: say(kind, wish.most) })}{' '}
        {isPaused
          ? t('saferPlay.confirmClosed')
          : t(isDue ? 'saferPlay.confirmUntil' : 'saferPlay.confirmFrom', { time })}
      </p>
      <Cluster gap={2}>
        {isDue && !isPaused ? (
          <Button size="s" busy={change.busy} onClick={() => void act('CONFIRM', 'saferPlay.confirmed')}>
            {t('saferPlay.confirm')}
          </Button>
        ) : null}
        <Button size="s" variant="ghost" busy={change.busy} onClick={() => void act('CANCEL', 'saferPlay.takenBack')}>
          {t('saferPlay.takeBack')}
        </Button>
      </Cluster>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border-inline-start: 3px solid var(--warning-text);
  border-radius: var(--radius-s);
  background-color: var(--warning-soft);
  font-size: var(--fs-sm);
`
