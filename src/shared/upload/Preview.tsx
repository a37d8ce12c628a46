import { useEffect, useRef } from 'react'
import styled from 'styled-components'

/** Drawn, not linked: the page's policy lets no object URLs in. */
export function Preview({ picture, label }: { readonly picture: ImageBitmap; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  return <Picture ref={canvas} role="img" aria-label={label} width={picture.width} height={picture.height} />
}

const Picture = styled.canvas`
  display: block;
  max-inline-size: 100%;
  max-block-size: 220px;
  border-radius: var(--radius-s);
  object-fit: contain;
`
