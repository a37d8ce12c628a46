import { useAtomValue, useSetAtom } from '../../state/atoms'
import { useEffect, useRef, useState } from 'react'
import { Link } from '../../site/Link'
import { useTranslation } from '../../i18n/translate'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { errorMessage } from '../../platform/messages'
import { Button, Cluster, Dialog, Icon, SafeHtml, useToast } from '../../ui'
import { deleteMessagesAtom, type Message } from './inbox'
import { Article, Back, Nothing, Sent } from './inbox.styles'
import { matterOf } from './matter'
import { useMatterPath } from './useMatterPath'

interface MessageDetailProps {
  readonly message: Message | undefined
  readonly onClose: () => void
}

export function MessageDetail({ message, onClose }: MessageDetailProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const heading = useRef<HTMLHeadingElement>(null)
  const id = message?.id
  useEffect(() => {
    if (id !== undefined) heading.current?.focus()
  }, [id])
  if (!message) {
    return (
      <Nothing>
        <Icon name="mail" size={28} />
        {t('inbox.choose')}
      </Nothing>
    )
  }
  return (
    <Article>
      <Back>
        <Button variant="ghost" size="s" icon="arrow-left" onClick={onClose}>
          {t('inbox.back')}
        </Button>
      </Back>
      <h2 ref={heading} tabIndex={-1}>
        {message.title}
      </h2>
      <Sent dateTime={isoTime(message.timestamp)}>{formatDateTime(message.timestamp, language)}</Sent>
      <SafeHtml html={message.content} />
      <MatterLink message={message} />
      <DeleteButton message={message} onDeleted={onClose} />
    </Article>
  )
}

/** A way to the deposit or the withdrawal that it tells of. */
function MatterLink({ message }: { readonly message: Message }) {
  const { t } = useTranslation()
  const to = useMatterPath()(message)
  const matter = matterOf(message.notificationType)
  if (to === undefined || !matter) return null
  return (
    <Cluster>
      <Button as={Link} to={to} icon="arrow-right">
        {t(matter.show)}
      </Button>
    </Cluster>
  )
}

function DeleteButton({ message, onDeleted }: { readonly message: Message; readonly onDeleted: () => void }) {
  const { t } = useTranslation()
  const { show } = useToast()
  const remove = useSetAtom(deleteMessagesAtom)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await remove([message.id])
      setAsking(false)
      show({ tone: 'success', text: t('inbox.deleted') })
      onDeleted()
    } catch (error) {
      show({ tone: 'danger', text: t(errorMessage(error)) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Cluster>
      <Button size="s" variant="ghost" icon="trash-2" onClick={() => setAsking(true)}>
        {t('inbox.delete')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        width={400}
        title={t('inbox.deleteTitle')}
        closeLabel={t('app.close')}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('inbox.keep')}</Button>
            <Button variant="danger" busy={busy} onClick={() => void confirm()}>
              {t('inbox.delete')}
            </Button>
          </>
        }
      >
        {t('inbox.deleteText', { title: message.title })}
      </Dialog>
    </Cluster>
  )
}
