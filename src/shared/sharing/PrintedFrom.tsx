import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { brandAtom } from '../../site/brand'
import { useAtomValue } from '../../state/atoms'
import { useHydrated } from '../../state/useHydrated'

/** On paper alone: whose page it is and where it stands. Needs the messages of `shared/sharing`. */
export function PrintedFrom({ path }: { readonly path: string }) {
  const { t } = useTranslation()
  const { name } = useAtomValue(brandAtom)
  // the edge draws one page for all addresses of the site
  const isHydrated = useHydrated()
  return (
    <Line>
      {isHydrated ? `${name} · ${t('sharing.printed', { address: new URL(path, location.origin).href })}` : name}
    </Line>
  )
}

const Line = styled.p`
  display: none;
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;

  @media print {
    display: block;
  }
`
