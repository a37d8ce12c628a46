import { playBeyond } from '../../handlers/playGuard'
import { limitText } from '../../handlers/limitAmounts'
import { textLanguage } from '../../language'
import type { Platform } from '../../platform'
import { pauseOf } from '../../store/pauses'
import type { Play } from '../../store/tickets'
import { playTexts } from './texts'

const words = { SESSION: 'limitSession', LOSS: 'limitLoss', STAKE: 'limitStake' } as const

/** Why the player's own break or limits stop a round, in the game's language; `over`: a smaller stake does not help. */
export function stoppedBy(
  platform: Platform,
  { accountId, language }: Play,
  stake: number,
): { readonly text: string; readonly over: boolean } | undefined {
  const say = (name: keyof typeof playTexts) => playTexts[name][textLanguage(language)]
  if (pauseOf(platform.database, accountId, platform.now())) return { text: say('pause'), over: true }
  const beyond = playBeyond(platform, accountId, stake)
  if (!beyond || beyond.kind === 'DEPOSIT') return undefined
  const text = say(words[beyond.kind]).replace('{left}', `\u2066${limitText(beyond.kind, beyond.left)}\u2069`)
  return { text, over: beyond.kind === 'SESSION' }
}
