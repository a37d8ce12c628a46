import styled from 'styled-components'
import { type IconName, isDirectional } from './names'
import sprite from './sprite.svg?no-inline'
import { wallPaths } from './wallPaths'

export interface IconProps {
  readonly name: IconName
  /** Side in CSS pixels. */
  readonly size?: number | undefined
  /** Spoken text; without it the icon is decoration. */
  readonly label?: string | undefined
  /** Filled with the text colour, as a heart that is set. */
  readonly filled?: boolean | undefined
  readonly className?: string | undefined
}

export function Icon({ name, size = 20, label, filled = false, className }: IconProps) {
  const path = wallPaths[name]
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <Svg
      {...spoken}
      {...(className === undefined ? {} : { className })}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      focusable="false"
      data-filled={filled ? '' : undefined}
      data-mirror={isDirectional(name) ? '' : undefined}
    >
      {path === undefined ? <use href={`${sprite}#${name}`} /> : <path d={path} />}
    </Svg>
  )
}

const Svg = styled.svg`
  display: inline-block;
  flex: none;
  /* beside text of twice the size a small one would be a speck */
  min-inline-size: 0.56rem;
  min-block-size: 0.56rem;
  /* nothing stands out of it, and cutting is work for each */
  overflow: visible;
  vertical-align: -0.2em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-filled] {
    fill: currentColor;
  }
  [dir='rtl'] &[data-mirror] {
    transform: scaleX(-1);
  }
`
