import { type ReactNode, use } from 'react'
import { Link } from '../../site/Link'
import styled from 'styled-components'
import type { Actions } from '../../engine/entry'
import { useTranslation } from '../../i18n/translate'
import { messages as contactMessages } from '../../shared/contacts/messages'
import { beside, useContacts } from '../../shared/contacts/useContacts'
import { useMemberPagePath } from '../../site/useMemberPage'
import { brandAtom } from '../../site/brand'
import { useModal } from '../../site/modal'
import { NeedsApp } from '../../site/needsApp'
import { modals } from '../../site/paths'
import { useLabel, useSlot } from '../../site/Slot'
import { ToolPlaceContext } from '../../site/toolPlace'
import { useCustomerService } from '../../site/useCustomerService'
import { useNavigateOrLaunch } from '../../site/useNavigateOrLaunch'
import { withMessages } from '../../site/withMessages'
import { useAtomValue } from '../../state/atoms'
import { Icon, ListRow, textFace } from '../../ui'

interface HelpPanelProps {
  /** Somebody went somewhere. */
  readonly onGo?: (() => void) | undefined
}

/** Ways to help, then how the merchant is reached besides: telephone, mail and messengers, as the platform lists them. */
function HelpPanel({ onGo }: HelpPanelProps) {
  if (import.meta.env.SSR) throw new NeedsApp()
  const { t } = useTranslation()
  const contacts = useContacts()
  return (
    <Rows $inMenu={use(ToolPlaceContext) === 'drawer'}>
      <Ways onGo={onGo} />
      {contacts.length === 0 ? null : (
        <Reach aria-labelledby="help-reach">
          <h3 id="help-reach">{t('contacts.title')}</h3>
          <ul>
            {contacts.map(({ label, icon, text, href }) => (
              <li key={label}>
                <ListRow
                  as="a"
                  href={href}
                  {...beside(href)}
                  start={<Icon name={icon} />}
                  title={t(label)}
                  text={<bdi>{text}</bdi>}
                />
              </li>
            ))}
          </ul>
        </Reach>
      )}
    </Rows>
  )
}

export default withMessages(contactMessages, HelpPanel)

/** Entries as rows. Actions are names in them, so that an entry stays data. */
function Ways({ onGo }: HelpPanelProps) {
  const label = useLabel()
  const go = useNavigateOrLaunch()
  const service = useCustomerService()
  const { open } = useModal()
  const { safer } = useAtomValue(brandAtom).help
  const own = useMemberPagePath('saferPlay')
  const limits = () => (own === undefined ? void window.open(safer, '_blank', 'noopener,noreferrer') : go(own))
  const actions: Readonly<Record<Actions['help.panel'], () => void>> = {
    service,
    limits,
    routes: () => open(modals.routes),
  }
  // in the menu these links stand above
  const listed = useSlot('header.link').map(({ props }) => props.to)
  const inMenu = use(ToolPlaceContext) === 'drawer'
  return (
    <ul>
      {useSlot('help.panel').map((item): ReactNode => {
        const { to, action } = item.props
        if (inMenu && to !== undefined && listed.includes(to)) return null
        const start = item.icon && <Icon name={item.icon} />
        const row = { start, title: label(item.label) }
        const act = action && actions[action]
        if (item.link) return <Way key={item.id} {...row} as="a" href={item.link.href} />
        if (to !== undefined) return <Way key={item.id} {...row} as={Link} to={to} onClick={onGo} />
        if (!act) return null
        const run = () => {
          onGo?.()
          act()
        }
        return <Way key={item.id} {...row} as="button" onClick={run} />
      })}
    </ul>
  )
}

const Way = (row: Parameters<typeof ListRow>[0]) => (
  <li>
    <ListRow {...row} />
  </li>
)

/** In the menu icons and headings of rows stand where those of the others do. */
const Rows = styled.div<{ $inMenu: boolean }>`
  ${({ $inMenu }) =>
    $inMenu ? 'margin-inline: calc(-1 * var(--space-4));' : 'inline-size: min(320px, 100%); min-inline-size: 280px;'}
`

const Reach = styled.section`
  margin-block-start: var(--space-2);
  padding-block-start: var(--space-2);
  border-block-start: 1px solid var(--line);

  h3 {
    padding: var(--space-2) var(--space-4) var(--space-1);
    color: var(--text-muted);
    ${textFace}
    font-size: var(--fs-sm);
    font-weight: 500;
  }
`
