import { useId } from 'react'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { PrizeMark } from '../../shared/prize/PrizeMark'
import { StakeIt } from '../../shared/prize/StakeIt'
import { Terms } from '../../shared/prize/Terms'
import { useClaim } from '../../shared/prize/useClaim'
import { useHeldBack } from '../../shared/prize/useHeldBack'
import { usePrizeText } from '../../shared/prize/usePrizeText'
import { useAtomValue } from '../../state/atoms'
import { Button, Notice } from '../../ui'
import { claimMoney } from './claimMoney'
import type { Reward } from './ClaimableRewards'
import { Act, Card, Head, Words } from './reward.styles'

/** A reward with its conditions, and the button that collects it once. */
export function RewardCard({ reward, currency }: { readonly reward: Reward; readonly currency: string }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const heading = useId()
  const prizeText = usePrizeText(currency)
  const { reference, name, text, prize, expiresAt, terms } = reward
  const what = prizeText(prize)
  const waits = useHeldBack(prize)
  const { busy, failure, claim } = useClaim(claimMoney)

  return (
    <Card aria-labelledby={heading}>
      <Words>
        <Head>
          <PrizeMark kind={prize.kind} />
          <h2 id={heading}>{name}</h2>
        </Head>
        <strong>{what}</strong>
        <p>
          <StakeIt prize={prize} />
        </p>
        {text === undefined ? null : <p>{text}</p>}
        <Terms terms={terms} />
      </Words>
      <Act>
        {failure === undefined ? null : (
          <Notice tone="danger" alert>
            {failure}
          </Notice>
        )}
        {waits ? null : (
          <Button
            variant="primary"
            block
            busy={busy}
            aria-describedby={heading}
            onClick={() => claim({ reference, what: `${name}: ${what}` }, t('rewards.done', { what }))}
          >
            {t('rewards.claim')}
          </Button>
        )}
        <p>
          {t('rewards.until')} <time dateTime={isoTime(expiresAt)}>{formatDateTime(expiresAt, language)}</time>
        </p>
      </Act>
    </Card>
  )
}
