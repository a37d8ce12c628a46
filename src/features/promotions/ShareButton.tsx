import { useTranslation } from '../../i18n/translate'
import { useCopy } from '../../site/useCopy'
import { Button, VisuallyHidden } from '../../ui'

interface ShareButtonProps {
  readonly title: string
  /** Of the site. */
  readonly path: string
}

/** Hands the address to what the device shares with, or copies it. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { t } = useTranslation()
  const { copied, copy } = useCopy()
  const share = async () => {
    const url = new URL(path, location.origin).href
    if (!('share' in navigator)) return copy(url)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // who closes the list of the device has changed their mind
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url)
    }
  }
  return (
    <>
      <Button size="s" variant="ghost" icon={copied ? 'check' : 'share-2'} onClick={() => void share()}>
        {t(copied ? 'promotions.copied' : 'promotions.share')}
      </Button>
      <VisuallyHidden role="status">{copied ? t('promotions.copied') : null}</VisuallyHidden>
    </>
  )
}
