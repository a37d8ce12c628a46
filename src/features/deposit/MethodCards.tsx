import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { type IconName, RadioCards } from '../../ui'
import type { Method } from './methods'

const icons: Readonly<Record<Method['kind'], IconName>> = {
  BANK: 'landmark',
  EWALLET: 'wallet',
  CRYPTO: 'coins',
  CARD: 'credit-card',
}

interface MethodCardsProps {
  readonly methods: readonly Method[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
  /** An amount in the member's currency and language. */
  readonly say: (amount: string) => string
}

/** Ways to pay: what each is, how fast, and between which amounts. */
export function MethodCards({ methods, chosen, onChoose, say }: MethodCardsProps) {
  const { t } = useTranslation()
  return (
    <RadioCards
      legend={t('deposit.method')}
      selected={chosen}
      onSelect={onChoose}
      cards={methods.map(({ id, kind, name, description, minimum, maximum, minutes, proof }) => ({
        id,
        // cash over a counter asks for the slip
        icon: kind === 'BANK' && proof === 'REQUIRED' ? 'store' : icons[kind],
        title: name,
        text: description,
        end: (
          <>
            <span>
              {say(decimalOf(minimum))} – {say(decimalOf(maximum))}
            </span>
            {minutes === undefined ? null : <span>{t('deposit.minutes', { count: minutes })}</span>}
          </>
        ),
      }))}
    />
  )
}
