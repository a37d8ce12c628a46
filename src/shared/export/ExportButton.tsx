import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { useAtomValue } from '../../state/atoms'
import { Button, Notice, ProgressBar } from '../../ui'
import type { ExportTask } from './collectCsv'
import { type Exporter, useExport } from './useExport'
import { numberFormat } from '../../lib/intl'

interface ExportButtonProps<Row> {
  /** Made when it is pressed, so that the whole list is of one moment. */
  readonly task: () => ExportTask<Row>
  /** Of the file, without its ending. */
  readonly name: string
  readonly disabled?: boolean
  /** Of the page, where the button goes while another page of the list loads. */
  readonly exporter?: Exporter
}

/** Takes a list along as a file. While it is asked for it says how far it is, and can be cancelled. */
export function ExportButton<Row>({ task, name, disabled = false, exporter }: ExportButtonProps<Row>) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const own = useExport()
  const { state, start, cancel } = exporter ?? own
  const begin = () => void start(task(), `${name}.csv`)
  const count = (value: number) => numberFormat(language).format(value)
  if (state.state === 'running') {
    const { done = 0, total } = state
    return (
      <Running>
        <div>
          <ProgressBar value={total ? done / total : 0} label={t('export.running')} />
          <small>
            {total === undefined
              ? t('export.running')
              : t('export.progress', { done: count(done), total: count(total) })}
          </small>
        </div>
        <Button size="s" variant="ghost" onClick={cancel}>
          {t('export.cancel')}
        </Button>
      </Running>
    )
  }
  return (
    <Idle>
      <Button size="s" icon="download" disabled={disabled} onClick={begin}>
        {t(state.state === 'failed' ? 'export.again' : 'export.start')}
      </Button>
      {state.state === 'failed' ? (
        <Notice tone="danger" alert>
          {t('export.failed')} {state.text}
        </Notice>
      ) : null}
    </Idle>
  )
}

const Idle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  min-inline-size: 0;
`

const Running = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  inline-size: 100%;
  max-inline-size: 420px;

  > div {
    display: grid;
    flex: 1;
    gap: 6px;
    min-inline-size: 0;
  }
  small {
    color: var(--text-muted);
    font-size: var(--fs-xs);
    font-variant-numeric: tabular-nums;
  }
`
