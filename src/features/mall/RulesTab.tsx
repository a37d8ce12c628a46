import { useTranslation } from '../../i18n/translate'
import { Answered } from '../../shared/lists/Answered'
import { useAnswer } from '../../site/useAnswer'
import { Panel, SafeHtml, Skeleton } from '../../ui'
import { getConfig } from './calls'
import { EarningTable } from './EarningTable'
import { Part } from './point.styles'
import { WorthTable } from './WorthTable'

/** Rules, and the tables that compare what earns points and what they are worth (spec §2, points mall). */
export function RulesTab() {
  const { t } = useTranslation()
  const answer = useAnswer(getConfig, {})
  return (
    <Answered answer={answer} skeleton={<Skeleton height={420} radius="var(--radius-l)" />} failed={t('mall.failed')}>
      {(config) => (
        <>
          {config.rules === undefined ? null : (
            <Part>
              <h2>{t('mall.rules')}</h2>
              <Panel>
                <SafeHtml html={config.rules} />
              </Panel>
            </Part>
          )}
          <EarningTable config={config} />
          <WorthTable config={config} />
        </>
      )}
    </Answered>
  )
}
