import { useState } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { today } from '../../../lib/today'
import { errorMessage } from '../../../platform/messages'
import { clientAtom } from '../../../session/client'
import { saveFile } from '../../../shared/export/saveFile'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { Button, Panel, useToast } from '../../../ui'
import { getMemberData } from '../calls'
import { lazyDialog } from '../lazyDialog'
import { messages } from '../messages'
import { SettingRow, SettingRows } from '../SettingRow'
import { LanguageRow } from './LanguageRow'

const CloseDialog = lazyDialog(() => import('./CloseDialog'))

/** The account itself: its language, what is kept of it, and its end. */
export default withMessages(messages, function DataSection() {
  const { t } = useTranslation()
  const { show } = useToast()
  const client = useAtomValue(clientAtom)
  const [busy, setBusy] = useState(false)
  const [closing, setClosing] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { data } = await client(getMemberData)
      saveFile([JSON.stringify(data, null, 2)], `account-${today()}.json`, 'application/json')
      show({ tone: 'success', text: t('account.data.saved') })
    } catch (error) {
      show({ tone: 'danger', text: t(errorMessage(error)) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel title={t('account.data.title')}>
      <SettingRows>
        <li>
          <LanguageRow />
        </li>
        <li>
          <SettingRow icon="download" title={t('account.data.export')} text={t('account.data.exportText')}>
            <Button size="s" busy={busy} onClick={() => void save()}>
              {t('account.data.download')}
            </Button>
          </SettingRow>
        </li>
        <li>
          <SettingRow icon="trash-2" title={t('account.close.title')} text={t('account.close.row')}>
            <Button size="s" onClick={() => setClosing(true)}>
              {t('account.close.open')}
            </Button>
          </SettingRow>
        </li>
      </SettingRows>
      <CloseDialog open={closing} onClose={() => setClosing(false)} />
    </Panel>
  )
})
