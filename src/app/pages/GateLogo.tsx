import { useAtomValue } from '../../state/atoms'
import styled from 'styled-components'
import { displayFace } from '../../ui'
import { brandAtom } from '../../site/brand'
import { logoAtom } from '../../site/logo'

/** The brand's mark where there is nowhere to go by it. */
export function GateLogo() {
  const { name } = useAtomValue(brandAtom)
  const logo = useAtomValue(logoAtom)
  return logo === undefined ? <Word>{name}</Word> : <Mark src={logo} alt={name} width={168} height={40} />
}

const Mark = styled.img`
  inline-size: 168px;
  block-size: 40px;
  object-fit: contain;
`

const Word = styled.p`
  ${displayFace}
  font-size: var(--fs-2xl);
  font-weight: 700;
  line-height: 1;
`
