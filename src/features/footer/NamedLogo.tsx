import { type ReactNode, useState } from 'react'

interface NamedLogoProps {
  readonly src: string | undefined
  readonly name: string
  readonly width: number
  /** The name set in type. */
  readonly set?: ReactNode
}

/** A mark, or the name set in type where there is none or it does not come. */
export function NamedLogo({ src, name, width, set = name }: NamedLogoProps) {
  const [failed, setFailed] = useState<string>()
  if (src === undefined || src === failed) return set
  return <img src={src} alt={name} width={width} height={32} loading="lazy" onError={() => setFailed(src)} />
}
