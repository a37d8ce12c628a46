import { imageCdnAtom } from '../../../site/imageCdn'
import { useSlot } from '../../../site/Slot'
import { useAtomValue } from '../../../state/atoms'
import { Avatar } from '../../../ui'
import { iconAtom } from './iconAtom'

interface Props {
  readonly name: string
  readonly size: number
}

/** The member's picture, or a letter: where the merchant has no pictures, or none came. */
export function OwnPicture(props: Props) {
  return useSlot('account.picture').length === 0 ? <Avatar {...props} /> : <Picture {...props} />
}

export function Picture({ name, size }: Props) {
  const { data } = useAtomValue(iconAtom)
  const cdn = useAtomValue(imageCdnAtom)
  return <Avatar name={name} size={size} src={data && onCdn(data.url, cdn)} />
}

/** Paths are the CDN's, whole addresses their own. */
export const onCdn = (url: string, cdn: string): string => (url.startsWith('/') ? `${cdn}${url}` : url)
