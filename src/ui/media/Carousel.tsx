import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '../action/IconButton'
import { media } from '../breakpoints'
import { useReducedMotion } from '../hooks/useMedia'
import { CarouselDots } from './CarouselDots'
import { useSlides } from './useSlides'

export interface CarouselLabels {
  readonly previous: string
  readonly next: string
  /** "Slide 2 of 5". */
  readonly slide: (index: number, total: number) => string
  readonly pause: string
  readonly play: string
}

export interface CarouselProps<T> {
  readonly label: string
  readonly slides: readonly T[]
  readonly renderSlide: (slide: T, index: number) => ReactNode
  readonly labels: CarouselLabels
  readonly slideKey?: ((slide: T, index: number) => string | number) | undefined
  /** Milliseconds a slide stays; without it nothing moves by itself. */
  readonly interval?: number | undefined
}

/** Moves by itself only until someone looks closer: pointer, focus, the pause button and reduced motion stop it. */
export function Carousel<T>({ label, slides, renderSlide, labels, slideKey, interval }: CarouselProps<T>) {
  const row = useRef<HTMLUListElement>(null)
  const { index, show } = useSlides(row, slides.length)
  const [held, setHeld] = useState(false)
  const [paused, setPaused] = useState(false)
  const still = useReducedMotion()
  const count = slides.length
  const many = count > 1
  const runs = interval !== undefined && many && !still
  useEffect(() => {
    if (!runs || held || paused) return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') show((index + 1) % count)
    }, interval)
    return () => clearTimeout(timer)
  }, [runs, held, paused, index, interval, show, count])
  const turn = (by: 1 | -1) => show((index + by + count) % count)
  const toggle = { paused, label: paused ? labels.play : labels.pause, onToggle: () => setPaused(!paused) }
  return (
    <Box
      role="region"
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Row ref={row}>
        {slides.map((slide, at) => (
          <Slide key={slideKey?.(slide, at) ?? at} aria-label={labels.slide(at + 1, count)} inert={at !== index}>
            {renderSlide(slide, at)}
          </Slide>
        ))}
      </Row>
      {many ? (
        <>
          <Arrow $end={false}>
            <IconButton icon="chevron-left" label={labels.previous} onClick={() => turn(-1)} />
          </Arrow>
          <Arrow $end>
            <IconButton icon="chevron-right" label={labels.next} onClick={() => turn(1)} />
          </Arrow>
          <CarouselDots
            count={count}
            index={index}
            onShow={show}
            label={labels.slide}
            toggle={runs ? toggle : undefined}
          />
        </>
      ) : null}
    </Box>
  )
}

const Box = styled.section`
  position: relative;
  min-inline-size: 0;
`

const Row = styled.ul`
  display: flex;
  border-radius: var(--radius-l);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
`

const Slide = styled.li`
  display: grid;
  flex: none;
  inline-size: 100%;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`

/** In the row of the dots, where no slide has words, and which is wide enough for both. */
const Arrow = styled.div<{ $end: boolean }>`
  display: none;
  position: absolute;
  /* the dots may span the row */
  z-index: 1;
  inset-block-end: 0;
  inset-inline-end: ${({ $end }) => ($end ? 4 : 48)}px;

  @media ${media.hover} and ${media.tabletUp} {
    display: block;
  }
`
