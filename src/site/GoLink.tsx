import type { ComponentProps, MouseEvent } from 'react'
import { useTranslation } from '../i18n/translate'
import { Link } from './Link'
import { useNavigateOrLaunch } from './useNavigateOrLaunch'
import { useToast } from '../ui'

export interface GoLinkProps extends ComponentProps<typeof Link> {
  readonly to: string
  readonly needsLogin?: boolean
  /** What it leads to is in maintenance: the visitor is told instead. */
  readonly maintenance?: boolean
}

/** A link of the site that asks to sign in first where its target needs it. Opening it in a new tab stays possible. */
export function GoLink({ needsLogin = false, maintenance = false, onClick, ...rest }: GoLinkProps) {
  const go = useNavigateOrLaunch()
  const { t } = useTranslation()
  const { show } = useToast()
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    if (maintenance) {
      event.preventDefault()
      show({ tone: 'warning', text: t('error.gameMaintenance') })
    } else if (needsLogin) {
      event.preventDefault()
      go(rest.to, { needsLogin })
    }
  }
  return <Link {...rest} {...(maintenance && { 'data-maintenance': true })} onClick={press} />
}
