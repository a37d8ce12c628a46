import { useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../../site/Link'
import { StripCard } from '../../../shared/strip/StripCard'
import { useTranslation } from '../../../i18n/translate'
import { brandAtom } from '../../../site/brand'
import { paths } from '../../../site/paths'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { Button } from '../../../ui'
import { install } from './install'
import { installRefused } from './installKeys'
import { messages } from './messages'
import { useInstall } from './useInstall'

/** Offered on home alone, where nobody is in the middle of something. */
const places: readonly string[] = [paths.root, paths.home]

/** The site on the home screen. Whoever does not want it is never asked again on this device. */
export const InstallOffer = withMessages(messages, function InstallOffer() {
  const { t } = useTranslation()
  const { name } = useAtomValue(brandAtom)
  const { pathname } = useLocation()
  const state = useInstall()
  const [refused, setRefused] = useState(installRefused.read() === 'no')
  if (refused || !places.includes(pathname) || (state !== 'ready' && state !== 'byHand')) return null
  const refuse = () => {
    installRefused.write('no')
    setRefused(true)
  }
  // whoever says no to the browser has said no here too
  const ask = async () => {
    if ((await install()) === 'dismissed') refuse()
  }
  return (
    <StripCard
      icon="smartphone"
      text={t('support.install.offer', { brand: name })}
      closeLabel={t('support.install.never')}
      onClose={refuse}
      action={
        state === 'ready' ? (
          <Button size="s" variant="primary" onClick={() => void ask()}>
            {t('support.install.action')}
          </Button>
        ) : (
          <Button size="s" as={Link} to={paths.download}>
            {t('support.install.how')}
          </Button>
        )
      }
    />
  )
})
