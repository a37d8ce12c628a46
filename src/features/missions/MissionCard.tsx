import { useId, useRef } from 'react'
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
import { Badge, Button, Notice } from '../../ui'
import type { Mission } from './groupMissions'
import { Act, Card, Head, Prize, Steps } from './mission.styles'
import { missionMoney } from './missionMoney'
import { MissionStep } from './MissionStep'

/** A mission: what is to be done and how far it is, what it gives, and the button that collects it once. */
export function MissionCard({ mission, currency }: { readonly mission: Mission; readonly currency: string }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const prizeText = usePrizeText(currency)
  const { busy, failure, claim } = useClaim(missionMoney, () => heading.current?.focus())
  const { missionId, periodFrom, name, steps, prize, points, state, endsAt, claimUntil, terms } = mission
  const what = prizeText(prize)
  const waits = useHeldBack(prize)

  const [word, time] =
    state === 'DONE' ? (['missions.claimUntil', claimUntil] as const) : (['missions.endsAt', endsAt] as const)
  return (
    <Card aria-labelledby={id} data-state={state}>
      <Head>
        <PrizeMark kind={prize.kind} />
        <div>
          <h3 id={id} ref={heading} tabIndex={-1}>
            {name}
          </h3>
          <p>{t('missions.points', { count: points })}</p>
        </div>
        {state === 'CLAIMED' ? (
          <Badge tone="success" icon="check">
            {t('missions.claimed')}
          </Badge>
        ) : null}
      </Head>
      <Steps>
        {steps.map((step) => (
          <MissionStep key={step.name} step={step} currency={currency} />
        ))}
      </Steps>
      <Act>
        <Prize>
          <span>{t('missions.prize')}</span>
          <strong>{what}</strong>
          {prize.kind === 'BONUS' ? (
            <small>
              <StakeIt prize={prize} />
            </small>
          ) : null}
        </Prize>
        <Terms terms={terms} />
        {failure === undefined ? null : (
          <Notice tone="danger" alert>
            {failure}
          </Notice>
        )}
        {state === 'DONE' && !waits ? (
          <Button
            variant="primary"
            block
            busy={busy}
            aria-describedby={id}
            onClick={() => claim({ missionId, periodFrom, what: `${name}: ${what}` }, t('missions.done', { what }))}
          >
            {t('missions.claim')}
          </Button>
        ) : null}
        {state === 'CLAIMED' || time === undefined ? null : (
          <p>
            {t(word)} <time dateTime={isoTime(time)}>{formatDateTime(time, language)}</time>
          </p>
        )}
      </Act>
    </Card>
  )
}
