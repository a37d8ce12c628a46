import styled, { css } from 'styled-components'
import { type IconName, isDirectional } from './names'
import sprite from './sprite.svg?no-inline'

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
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <Svg
      {...spoken}
      {...(className === undefined ? {} : { className })}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      focusable="false"
      $filled={filled}
      $mirror={isDirectional(name)}
    >
      <use href={`${sprite}#${name}`} />
    </Svg>
  )
}

const mirrored = css`
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`

const Svg = styled.svg<{ $filled: boolean; $mirror: boolean }>`
  display: inline-block;
  flex: none;
  vertical-align: -0.2em;
  fill: ${({ $filled }) => ($filled ? 'currentColor' : 'none')};
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${({ $mirror }) => ($mirror ? mirrored : '')}
`
