import { Link } from '../../site/Link'
import { brandAtom } from '../../site/brand'
import { paths } from '../../site/paths'
import { useAtomValue } from '../../state/atoms'
import { Button } from '../../ui'

interface HelpButtonProps {
  /** In words of the page that shows it. */
  readonly label: string
  readonly variant?: 'primary'
  readonly block?: boolean
}

/** To the brand's help with gambling, or to the help centre where it names none. */
export function HelpButton({ label, variant, block = false }: HelpButtonProps) {
  const { safer } = useAtomValue(brandAtom).help
  const looks = { block, icon: 'handshake', ...(variant !== undefined && { variant }) } as const
  return safer === undefined ? (
    <Button as={Link} to={paths.help} {...looks}>
      {label}
    </Button>
  ) : (
    <Button as="a" href={safer} target="_blank" rel="noopener noreferrer" {...looks}>
      {label}
    </Button>
  )
}
