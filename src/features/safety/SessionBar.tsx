import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { formatDuration } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { Amount } from '../../site/Amount'
import { brandAtom } from '../../site/brand'
import { withMessages } from '../../site/withMessages'
import { bareButton, Icon, media, Popover, VisuallyHidden } from '../../ui'
import { CheckInterval } from '../../shared/safety/CheckInterval'
import { playSessionAtom } from './playSessionAtoms'
import { SafetyLinks } from './SafetyLinks'
import { SessionFigures } from './SessionFigures'
import { sessionResultAtom } from './sessionResult'
import { messages } from './messages'

/** Session clock and result on one line; pressed, the whole of it with limits and help. */
export default withMessages(messages, function SessionBar() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { safety } = useAtomValue(brandAtom)
  const session = useAtomValue(playSessionAtom)
  const { data } = useAtomValue(sessionResultAtom)
  if (session === undefined) return <Line aria-hidden="true" />
  return (
    <Popover
      label={t('safety.session')}
      placement="bottom-end"
      trigger={
        <Line as="button" type="button">
          <Icon name="clock" size={16} />
          <VisuallyHidden>{t('safety.session')}</VisuallyHidden>
          <Figures>
            {safety.sessionClock ? <span>{formatDuration(session.seenAt - session.startedAt, language)}</span> : null}
            {safety.results && data !== undefined ? (
              <>
                <Wagered>
                  {t('safety.wagered')} <Amount amount={decimalOf(data.totals.stake)} currency={data.currency} />
                </Wagered>
                <span>
                  {t('safety.net')} <Amount amount={decimalOf(data.totals.net)} currency={data.currency} signed />
                </span>
              </>
            ) : null}
          </Figures>
          <Icon name="chevron-down" size={16} />
        </Line>
      }
    >
      <Details>
        <h2>{t('safety.session')}</h2>
        <SessionFigures />
        <CheckInterval label={t('safety.every')} />
        <SafetyLinks />
      </Details>
    </Popover>
  )
})

const Line = styled.span`
  ${bareButton}
  display: inline-flex;
  flex: 0 1 auto;
  align-items: center;
  gap: var(--space-3);
  min-inline-size: 0;
  min-block-size: 44px;
  padding-inline: var(--space-2);
  border-radius: var(--radius-m);
  color: var(--text-muted);
  font-size: var(--fs-sm);
  font-variant-numeric: tabular-nums;
  text-align: start;

  > svg {
    flex: none;
  }

  &:hover {
    background-color: var(--surface-hover);
  }
`

/** Below one another where a line does not hold them: clock and arrow keep their sides. */
const Figures = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  min-inline-size: 0;

  > span {
    white-space: nowrap;
  }
`

/** Where a page's title stands beside the line: figures that come late must not need a second one. */
const Wagered = styled.span`
  @media ${media.belowDesktop} {
    display: none;
  }
`

const Details = styled.div`
  display: grid;
  gap: var(--space-4);
  inline-size: min(340px, 100vw - 2 * var(--gutter));
  padding: var(--space-4);

  h2 {
    font-size: var(--fs-lg);
  }
`
