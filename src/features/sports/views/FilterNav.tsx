import { Link } from '../../../site/Link'
import { ChipRow } from '../../../shared/gameBar/stickyBar.styles'
import { Chip } from '../../../ui'
import { useCurrentInSight } from './useCurrentInSight'

interface Props {
  readonly label: string
  /** In words, for all of them. */
  readonly all: string
  readonly options: readonly { readonly code: string; readonly name: string }[]
  readonly chosen: string | undefined
  /** Address with one of them chosen, or none. */
  readonly to: (code: string | undefined) => string
}

/** Narrows the page to one sport or league, by its address. */
export function FilterNav({ label, all, options, chosen, to }: Props) {
  const row = useCurrentInSight<HTMLDivElement>(chosen)
  return (
    <ChipRow as="nav" ref={row} aria-label={label}>
      <Chip as={Link} to={to(undefined)} selected={chosen === undefined}>
        {all}
      </Chip>
      {options.map(({ code, name }) => (
        <Chip key={code} as={Link} to={to(code)} selected={chosen === code}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  )
}
