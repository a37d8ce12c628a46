import { useId, useState } from 'react'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { useMoney } from '../../shared/money/useMoney'
import { isHeldBack } from '../../shared/prize/heldBack'
import { PrizeMark } from '../../shared/prize/PrizeMark'
import { StakeIt } from '../../shared/prize/StakeIt'
import { Terms } from '../../shared/prize/Terms'
import { usePrizeText } from '../../shared/prize/usePrizeText'
import { pauseAtom } from '../../shared/safety/pause'
import { useAtomValue } from '../../state/atoms'
import { Button, Notice, useToast } from '../../ui'
import { claimMoney } from './claimMoney'
import type { Reward } from './ClaimableRewards'
import { Act, Card, Head, Words } from './reward.styles'

/** A reward with its conditions, and the button that collects it once. */
export function RewardCard({ reward, currency }: { readonly reward: Reward; readonly currency: string }) {
  const { t } = useTranslation()
  const { show } = useToast()
  const language = useAtomValue(languageAtom).tag
  const heading = useId()
  const prizeText = usePrizeText(currency)
  const { busy, send } = useMoney(claimMoney)
  const [failure, setFailure] = useState<string>()
  const { reference, name, text, prize, expiresAt, terms } = reward
  const what = prizeText(prize)
  const waits = useAtomValue(pauseAtom) !== undefined && isHeldBack(prize)

  const claim = () => {
    setFailure(undefined)
    void send(
      { reference, what: `${name}: ${what}` },
      {},
      () => show({ tone: 'success', text: t('rewards.done', { what }) }),
      ({ text }, isThere) => {
        if (isThere) setFailure(text)
        else show({ tone: 'danger', text })
      },
    )
  }

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
          <Button variant="primary" block busy={busy} aria-describedby={heading} onClick={claim}>
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
