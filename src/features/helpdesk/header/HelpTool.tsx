import { useAtomValue } from '../../../state/atoms'
import { use } from 'react'
import type { Actions } from '../../../engine/entry'
import { useSaferPlayPath } from '../../../shared/safety/useSaferPlayPath'
import { brandAtom } from '../../../site/brand'
import { type SlotComponentProps, useLabel, useSlot } from '../../../site/Slot'
import { ToolPlaceContext } from '../../../site/toolPlace'
import { useCustomerService } from '../../../site/useCustomerService'
import { useNavigateOrLaunch } from '../../../site/useNavigateOrLaunch'
import { Button, IconButton, isIconName, Menu, type MenuItem, Stack } from '../../../ui'

/** The extra-help panel (spec §2, other screens): whoever contributes a way to help stands in it. */
export default function HelpTool({ item }: SlotComponentProps<'header.tool'>) {
  const label = useLabel()(item.label)
  const rows = useRows()
  const inDrawer = use(ToolPlaceContext) === 'drawer'
  if (rows.length === 0) return null
  if (inDrawer) {
    return (
      <Stack gap={2} role="group" aria-label={label}>
        {rows.map(({ id, label: text, icon, href, onSelect }) =>
          href === undefined ? (
            <Button key={id} block icon={icon} onClick={onSelect}>
              {text}
            </Button>
          ) : (
            <Button key={id} block icon={icon} as="a" href={href}>
              {text}
            </Button>
          ),
        )}
      </Stack>
    )
  }
  return <Menu label={label} items={rows} trigger={<IconButton icon="message-circle" label={label} />} />
}

/** Entries as rows. Actions are names in them, so that an entry stays data. */
function useRows(): readonly MenuItem[] {
  const label = useLabel()
  const go = useNavigateOrLaunch()
  const service = useCustomerService()
  const { safer } = useAtomValue(brandAtom).help
  const own = useSaferPlayPath()
  const limits = () => (own === undefined ? void window.open(safer, '_blank', 'noopener,noreferrer') : go(own))
  const actions: Readonly<Record<Actions['help.panel'], () => void>> = { service, limits }
  return useSlot('help.panel').flatMap((item): readonly MenuItem[] => {
    const { to, action } = item.props
    const row = {
      id: item.id,
      label: label(item.label),
      ...(item.icon !== undefined && isIconName(item.icon) && { icon: item.icon }),
    }
    if (item.link) return [{ ...row, href: item.link.href }]
    if (to !== undefined) return [{ ...row, onSelect: () => go(to) }]
    const act = action && actions[action]
    return act ? [{ ...row, onSelect: act }] : []
  })
}
