import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { errorMessage } from '../../platform/messages'
import { useToast } from '../../ui'
import { collectCsv, ExportChanged, type ExportProgress, type ExportTask } from './collectCsv'
import { saveFile } from './saveFile'

export type ExportState =
  | { readonly state: 'idle' }
  | ({ readonly state: 'running' } & Partial<ExportProgress>)
  | { readonly state: 'failed'; readonly text: string }

export interface Exporter {
  readonly state: ExportState
  readonly start: <Row>(task: ExportTask<Row>, name: string) => Promise<void>
  readonly cancel: () => void
}

/**
 * An export under way. It ends with what it was started in.
 * @param subject what is exported: another filter ends it too
 */
export function useExport(subject = ''): Exporter {
  const { t } = useTranslation()
  const { show } = useToast()
  const [state, setState] = useState<ExportState>({ state: 'idle' })
  const running = useRef<AbortController>(undefined)
  const cancel = useCallback(() => running.current?.abort(), [])
  useEffect(
    () => () => {
      cancel()
      running.current = undefined
      setState({ state: 'idle' })
    },
    [cancel, subject],
  )

  const start = async <Row>(task: ExportTask<Row>, name: string): Promise<void> => {
    cancel()
    const control = new AbortController()
    running.current = control
    // one that was started later tells by itself
    const tell = (told: ExportState) => {
      if (running.current === control) setState(told)
    }
    tell({ state: 'running' })
    try {
      const parts = await collectCsv(task, (progress) => tell({ state: 'running', ...progress }), control.signal)
      saveFile(parts, name, 'text/csv;charset=utf-8')
      tell({ state: 'idle' })
      show({ tone: 'success', text: t('export.saved', { name }) })
    } catch (error) {
      if (control.signal.aborted) tell({ state: 'idle' })
      else tell({ state: 'failed', text: t(error instanceof ExportChanged ? 'export.changed' : errorMessage(error)) })
    }
  }
  return { state, start, cancel }
}
