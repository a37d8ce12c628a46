import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { brandAtom } from '../../site/brand'
import { useAtomValue } from '../../state/atoms'

/** On paper alone: whose page it is and where it stands. Needs the messages of `shared/sharing`. */
export function PrintedFrom({ path }: { readonly path: string }) {
  const { t } = useTranslation()
  const { name } = useAtomValue(brandAtom)
  return (
    <Line>
      {name} · {t('sharing.printed', { address: new URL(path, location.origin).href })}
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
