import { useAtomValue } from '../../../state/atoms'
import { useState } from 'react'
import styled from 'styled-components'
import type { Vendor } from '../../../engine/facts'
import { imageAddressAtom } from '../../../site/vendors'
import { Avatar } from '../../../ui/text/Avatar'

/** The vendor's mark, or its first letter where there is none. Decoration: the name stands beside it. */
export function VendorMark({ vendor, size = 36 }: { readonly vendor: Vendor; readonly size?: number }) {
  const address = useAtomValue(imageAddressAtom)
  const [broken, setBroken] = useState(false)
  if (!vendor.smallIcon || broken) return <Avatar name={vendor.displayName} size={size} />
  const src = address(vendor.smallIcon)
  return <Mark src={src} alt="" width={size} height={size} decoding="async" onError={() => setBroken(true)} />
}

const Mark = styled.img`
  flex: none;
  border-radius: var(--radius-s);
  object-fit: contain;
`
