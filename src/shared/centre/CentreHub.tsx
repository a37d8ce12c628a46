import { type ReactNode, Suspense, useId } from 'react'
import { Link } from '../../site/Link'
import { useTranslation } from '../../i18n/translate'
import { SlotItem, useLabel, useSlot } from '../../site/Slot'
import { Icon } from '../../ui'
import type { CentreItem } from './CentreMenu'
import { Count } from './Count'
import { headingOf } from './groupHeadings'
import { groupItems } from './groupItems'
import { Group, Hub, Mark, Place, State, Words } from './hub.styles'

interface CentreHubProps {
  readonly items: readonly CentreItem[]
  readonly title: string
  readonly hrefOf: (item: CentreItem) => string
  /** Above the ways to the pages, and its place while it loads. */
  readonly top?: ReactNode
  readonly topPlace?: ReactNode
}

/** A centre on a narrow screen, where its address names no page: the ways to all of them, and how they stand. */
export function CentreHub({ items, title, hrefOf, top, topPlace }: CentreHubProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Hub>
      <h1>{title}</h1>
      {top === undefined ? null : <Suspense fallback={topPlace}>{top}</Suspense>}
      <nav aria-label={title}>
        {groupItems(items).map(({ group, items: own }, place) => {
          const heading = headingOf(group)
          const name = `${id}-${place}`
          return (
            <Group key={name}>
              {heading === undefined ? null : <h2 id={name}>{t(heading)}</h2>}
              <ul {...(heading !== undefined && { 'aria-labelledby': name })}>
                {own.map((item) => (
                  <li key={item.id}>
                    <Way item={item} to={hrefOf(item)} />
                  </li>
                ))}
              </ul>
            </Group>
          )
        })}
      </nav>
    </Hub>
  )
}

function Way({ item, to }: { readonly item: CentreItem; readonly to: string }) {
  const label = useLabel()
  const states = useSlot('member.state').filter(({ props }) => props.of === item.props.pageKey)
  return (
    <Place as={Link} to={to}>
      {item.icon ? (
        <Mark>
          <Icon name={item.icon} />
        </Mark>
      ) : null}
      <Words>
        <span>{label(item.label)}</span>
        {states.map((state) => (
          <State key={state.id}>
            <SlotItem slot="member.state" item={state} failed={() => null} />
          </State>
        ))}
      </Words>
      <Count badge={item.props.badge} />
      <Icon name="chevron-right" size={18} />
    </Place>
  )
}
