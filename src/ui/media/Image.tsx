import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useWasDrawn } from '../../state/useWasDrawn'
import { Icon } from '../icons/Icon'
import { afterFailure, type LoadState, retryDelay } from './attempts'
import { pictured } from './pictured'

export interface ImageProps {
  readonly src: string
  /** Empty for decoration. */
  readonly alt: string
  /** Width over height, such as 3 / 4: the place is held before the image is there. */
  readonly ratio: number
  readonly attempts?: number | undefined
  /** In the first view: loaded at once and first. */
  readonly eager?: boolean | undefined
  /** Not to be asked for yet: the place alone. */
  readonly held?: boolean | undefined
  /** Was loaded before and is at hand: stands there at once, in the element of the one before it. */
  readonly kept?: boolean | undefined
  /** Stands there as soon as it is loaded. On walls of pictures: each fade is a layer of its own, and two drawings more. */
  readonly abrupt?: boolean | undefined
  readonly sizes?: string | undefined
  readonly srcSet?: string | undefined
  readonly fit?: 'cover' | 'contain' | undefined
}

/** The place stays one and the same, whatever is to stand there: a wall that changes with every letter makes none anew. */
export function Image({ ratio, ...props }: ImageProps) {
  return (
    <Frame style={{ aspectRatio: ratio }}>
      <Picture {...props} />
    </Frame>
  )
}

/** An Image without its place: for a part that is one itself, with the looks of `pictured`. */
export function Picture({ held = false, kept = false, ...props }: PictureProps) {
  return kept ? <Kept {...props} /> : held ? null : <Loader key={props.src} {...props} />
}

type PictureProps = Omit<ImageProps, 'ratio'>
type Shown = Omit<PictureProps, 'held' | 'kept'>

function Kept({ src, srcSet, sizes, alt, fit = 'cover' }: Shown) {
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      decoding="sync"
      draggable={false}
      style={{ objectFit: fit }}
    />
  )
}

function Loader({ src, alt, attempts = 3, eager = false, abrupt: asked = eager, sizes, srcSet, fit = 'cover' }: Shown) {
  // the edge has drawn it: it has loaded, or failed, before anybody was here to hear of it
  const isDrawn = useWasDrawn()
  const abrupt = asked || isDrawn
  const [load, setLoad] = useState<LoadState>(src === '' ? { state: 'failed' } : { state: 'loading', attempt: 1 })
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // Already there from the cache: no load event will come.
    if (!abrupt && image.current?.complete === true && image.current.naturalWidth > 0) setLoad({ state: 'shown' })
  }, [abrupt])
  useEffect(() => {
    const drawn = image.current
    // a drawing without a size of its own has no width either
    if (isDrawn && drawn?.complete === true && drawn.naturalWidth === 0)
      drawn.decode().catch(() => setLoad(afterFailure(1, attempts)))
  }, [isDrawn, attempts])
  useEffect(() => {
    if (load.state !== 'waiting') return
    const next = load.attempt + 1
    const timer = setTimeout(() => setLoad({ state: 'loading', attempt: next }), retryDelay(load.attempt))
    return () => clearTimeout(timer)
  }, [load])
  const attempt = load.state === 'loading' ? load.attempt : 1
  if (load.state === 'waiting') return null
  if (load.state === 'failed') {
    const spoken = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
    return (
      <Broken {...spoken}>
        <Icon name="image-off" size={28} />
      </Broken>
    )
  }
  return (
    <img
      key={attempt}
      ref={image}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'async'}
      // the app's own files come first: a page that looks whole has to answer
      fetchPriority={eager ? 'high' : isDrawn ? 'low' : 'auto'}
      draggable={false}
      data-loading={load.state !== 'shown' && !abrupt ? '' : undefined}
      onLoad={abrupt ? undefined : () => setLoad({ state: 'shown' })}
      onError={() => setLoad(afterFailure(attempt, attempts))}
      style={{ objectFit: fit }}
    />
  )
}

const Frame = styled.span`
  ${pictured}
`

const Broken = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: var(--text-subtle);
`
