import { useState } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { useCopy } from '../../site/useCopy'
import { Button, VisuallyHidden } from '../../ui'
import { canShare, share } from './share'

interface ShareButtonProps {
  readonly title: string
  /** Of the site. */
  readonly path: string
}

/** Hands the address to what the device shares with, or copies it; where neither is allowed, the address is there to be selected. Needs the messages of `shared/sharing`. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { t } = useTranslation()
  const { copied, copy } = useCopy()
  const [toSelect, setToSelect] = useState<string>()
  const send = async () => {
    const data = { title, url: new URL(path, location.origin).href }
    if (canShare(data) && (await share(data))) return
    setToSelect((await copy(data.url)) ? undefined : data.url)
  }
  return (
    <>
      <Button size="s" variant="ghost" icon={copied ? 'check' : 'share-2'} onClick={() => void send()}>
        {t(copied ? 'sharing.copied' : 'sharing.share')}
      </Button>
      <VisuallyHidden role="status">{copied ? t('sharing.copied') : null}</VisuallyHidden>
      {toSelect === undefined ? null : <Address>{toSelect}</Address>}
    </>
  )
}

const Address = styled.bdi`
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;
  user-select: all;
`
