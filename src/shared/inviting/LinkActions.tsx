import type { RefObject } from 'react'
import { useTranslation } from '../../i18n/translate'
import { brandAtom } from '../../site/brand'
import { useAtomValue } from '../../state/atoms'
import { Button, Cluster, useToast } from '../../ui'
import { CopyButton } from './CopyButton'
import { canShare, share } from '../sharing/share'

interface LinkActionsProps {
  readonly href: string
  /** What shows the link. */
  readonly shown: RefObject<HTMLElement | null>
}

/** Copying a link, and sending it on with what the device has. */
export function LinkActions({ href, shown }: LinkActionsProps) {
  const { t } = useTranslation()
  const { show } = useToast()
  const { name } = useAtomValue(brandAtom)
  const data = { title: t('inviting.line', { name }), url: href }
  const send = async () => {
    if (!(await share(data))) show({ tone: 'warning', text: t('inviting.shareFailed') })
  }
  return (
    <Cluster>
      <CopyButton text={href} label={t('inviting.copyLink')} shown={shown} />
      {canShare(data) ? (
        <Button icon="share-2" onClick={() => void send()}>
          {t('inviting.share')}
        </Button>
      ) : null}
    </Cluster>
  )
}
