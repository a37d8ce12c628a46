import { useState } from 'react'
import type { SaferPlay } from '../../contract/safer-play'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { Icon, media, Panel } from '../../ui'
import { LimitDialog, type Wanted } from './LimitDialog'
import { LimitRow } from './LimitRow'
import { kinds, kindWords, periods } from './limitKinds'
import { Muted, Section } from './saferPlay.styles'
import type { Change } from './useChange'

interface LimitsProps {
  readonly state: SaferPlay
  readonly change: Change
}

/** Every limit there may be, those that are set and those that are not. */
export function Limits({ state, change }: LimitsProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<Wanted>()
  const [open, setOpen] = useState(false)
  const limitOf = (one: Wanted) => state.limits.find(({ kind, period }) => kind === one.kind && period === one.period)
  return (
    <Section aria-labelledby="safer-limits">
      <h2 id="safer-limits">{t('saferPlay.limits')}</h2>
      <Muted>{t('saferPlay.limitsText')}</Muted>
      <Grid>
        {kinds.map((kind) => (
          <Panel
            key={kind}
            title={
              <Title>
                <Icon name={kindWords[kind].icon} />
                {t(kindWords[kind].title)}
              </Title>
            }
          >
            <Muted>{t(kindWords[kind].text)}</Muted>
            <ul>
              {periods.map((period) => (
                <LimitRow
                  key={period}
                  state={state}
                  wanted={{ kind, period }}
                  limit={limitOf({ kind, period })}
                  change={change}
                  onEdit={() => {
                    setWanted({ kind, period })
                    setOpen(true)
                  }}
                />
              ))}
            </ul>
          </Panel>
        ))}
      </Grid>
      {wanted === undefined ? null : (
        <LimitDialog
          key={`${wanted.kind} ${wanted.period} ${String(open)}`}
          wanted={wanted}
          limit={limitOf(wanted)}
          state={state}
          change={change}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-4);

  @media ${media.desktopUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ul {
    display: grid;
    margin-block-start: var(--space-3);
  }
`

const Title = styled.span`
  display: flex;
  gap: var(--space-2);
  align-items: center;

  svg {
    flex: none;
    color: var(--accent-text);
  }
`
