import type { RaffleDetails } from '../../contract/raffle-details'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { StakeIt } from '../../shared/prize/StakeIt'
import { usePrizeText } from '../../shared/prize/usePrizeText'
import { useAtomValue } from '../../state/atoms'
import { type Column, DataTable } from '../../ui'
import { Part, Quiet, Two } from './mission.styles'
import { oddsOf } from './odds'

type Row = RaffleDetails['prizes'][number]

/** Every prize with its odds, no prize among them. */
export function Odds({ raffle: { prizes, weightOfAll, currency } }: { readonly raffle: RaffleDetails }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const prizeText = usePrizeText(currency)
  const columns: readonly Column<Row>[] = [
    {
      id: 'name',
      label: t('missions.prize'),
      card: 'title',
      render: ({ name, prize }) => (
        <Two>
          <b>{prize.kind === 'NOTHING' ? name : prizeText(prize)}</b>
          {prize.kind === 'NOTHING' ? null : (
            <small>
              {name}
              {prize.kind === 'BONUS' ? ' · ' : null}
              <StakeIt prize={prize} />
            </small>
          )}
        </Two>
      ),
    },
    {
      id: 'oneIn',
      label: t('missions.onAverage'),
      figure: true,
      render: ({ weight }) => {
        const { oneIn } = oddsOf(weight, weightOfAll, language)
        return oneIn === undefined || weight * 2 > weightOfAll ? '–' : t('missions.oneIn', { tickets: oneIn })
      },
    },
    {
      id: 'percent',
      label: t('missions.odds'),
      figure: true,
      card: 'lead',
      render: ({ weight }) => oddsOf(weight, weightOfAll, language).percent,
    },
  ]
  return (
    <Part>
      <h2>{t('missions.prizes')}</h2>
      <DataTable caption={t('missions.prizes')} columns={columns} rows={prizes} rowKey={({ id }) => id} />
      <Quiet>{t('missions.oddsText')}</Quiet>
    </Part>
  )
}
