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

/** An export under way: it ends with the page that it was started on. */
export function useExport() {
  const { t } = useTranslation()
  const { show } = useToast()
  const [state, setState] = useState<ExportState>({ state: 'idle' })
  const running = useRef<AbortController>(undefined)
  const cancel = useCallback(() => running.current?.abort(), [])
  useEffect(() => cancel, [cancel])

  const start = async <Row>(task: ExportTask<Row>, name: string): Promise<void> => {
    cancel()
    const control = new AbortController()
    running.current = control
    setState({ state: 'running' })
    try {
      const parts = await collectCsv(task, (progress) => setState({ state: 'running', ...progress }), control.signal)
      saveFile(parts, name, 'text/csv;charset=utf-8')
      setState({ state: 'idle' })
      show({ tone: 'success', text: t('export.saved', { name }) })
    } catch (error) {
      if (control.signal.aborted) setState({ state: 'idle' })
      else
        setState({ state: 'failed', text: t(error instanceof ExportChanged ? 'export.changed' : errorMessage(error)) })
    }
  }
  return { state, start, cancel }
}
