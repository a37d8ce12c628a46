import type { ReactNode } from 'react'
import styled from 'styled-components'

/** What is seen on the phone while a step is done. */
export type Scene =
  | 'scan'
  | 'confirm'
  | 'trust'
  | 'open'
  | 'share'
  | 'add'
  | 'file'
  | 'allow'
  | 'install'
  | 'browser'
  | 'menu'

/** A step as a picture of the phone's screen, without a word, so that it is read in every language. */
export function StepPicture({ scene }: { readonly scene: Scene }) {
  return (
    <Svg viewBox="0 0 56 104" width={56} height={104} aria-hidden="true" focusable="false">
      <rect className="body" x="1" y="1" width="54" height="102" rx="10" />
      <rect className="screen" x="5" y="5" width="46" height="94" rx="6.5" />
      <g transform="translate(8 10)">{scenes[scene]}</g>
    </Svg>
  )
}

/** Lines of text, by their places and widths. */
const lines = (...rows: readonly (readonly [y: number, width: number])[]) =>
  rows.map(([y, width]) => <rect key={y} className="text" x="3" y={y} width={width} height="3" rx="1.5" />)

const apps = (chosen: number) =>
  Array.from({ length: 9 }, (_, place) => (
    <rect
      key={place}
      className={place === chosen ? 'chosen' : 'soft'}
      x={3 + (place % 3) * 12.5}
      y={14 + Math.floor(place / 3) * 16}
      width="9"
      height="9"
      rx="2.5"
    />
  ))

const finder = (x: number, y: number) => (
  <>
    <rect className="mark" x={x} y={y} width="8" height="8" rx="1.5" />
    <rect className="ink" x={x + 2.75} y={y + 2.75} width="2.5" height="2.5" />
  </>
)

const scenes: Readonly<Record<Scene, ReactNode>> = {
  scan: (
    <>
      <path className="accent" d="M4 26v-6h6M30 20h6v6M36 46v6h-6M10 52H4v-6" />
      {finder(10, 26)}
      {finder(22, 26)}
      {finder(10, 38)}
      <path className="ink" d="M22 38h3v3h-3zM27 43h3v3h-3zM22 44h3v2h-3zM28 38h2v2h-2z" />
      <circle className="soft" cx="20" cy="74" r="6" />
    </>
  ),
  confirm: (
    <>
      {lines([4, 34], [10, 26])}
      <rect className="card" x="1" y="24" width="38" height="34" rx="5" />
      <rect className="text" x="8" y="31" width="24" height="3" rx="1.5" />
      <rect className="text" x="11" y="37" width="18" height="3" rx="1.5" />
      <rect className="chosen" x="7" y="46" width="26" height="7" rx="3.5" />
    </>
  ),
  trust: (
    <>
      {lines([6, 22], [18, 28], [30, 20])}
      <rect className="card" x="1" y="40" width="38" height="16" rx="4" />
      <rect className="text" x="5" y="46.5" width="18" height="3" rx="1.5" />
      <circle className="chosen" cx="32" cy="48" r="4.5" />
      <path className="on" d="m29.8 48.1 1.5 1.6 2.9-3" />
      {lines([66, 26])}
    </>
  ),
  open: (
    <>
      {apps(4)}
      <circle className="accent" cx="20" cy="34.5" r="9.5" />
      <rect className="soft" x="3" y="72" width="34" height="10" rx="4" />
    </>
  ),
  browser: (
    <>
      <rect className="card" x="1" y="2" width="38" height="10" rx="5" />
      <rect className="chosen" x="6" y="5.5" width="20" height="3" rx="1.5" />
      <rect className="soft" x="3" y="18" width="34" height="20" rx="4" />
      {lines([44, 34], [50, 24], [56, 30])}
    </>
  ),
  share: (
    <>
      <rect className="soft" x="3" y="4" width="34" height="22" rx="4" />
      {lines([32, 34], [38, 24], [44, 30])}
      <path className="line" d="M0 66h40" />
      <circle className="tint" cx="20" cy="75" r="8" />
      <path className="accent" d="M17.5 73.5h-1v5.5h7v-5.5h-1M20 76v-6.5m-2 1.8 2-2 2 2" />
    </>
  ),
  add: (
    <>
      <rect className="soft" x="3" y="4" width="34" height="14" rx="4" />
      <rect className="card" x="0" y="26" width="40" height="56" rx="5" />
      <rect className="text" x="5" y="33" width="20" height="3" rx="1.5" />
      <rect className="tint" x="2" y="42" width="36" height="14" rx="4" />
      <rect className="chosen" x="5" y="47.5" width="18" height="3" rx="1.5" />
      <path className="accent" d="M28.5 46h5.5v6h-5.5zM31.2 47.5v3m-1.5-1.5h3" />
      <rect className="text" x="5" y="62" width="22" height="3" rx="1.5" />
      <rect className="text" x="5" y="72" width="16" height="3" rx="1.5" />
    </>
  ),
  menu: (
    <>
      <rect className="card" x="1" y="2" width="30" height="10" rx="5" />
      <circle className="tint" cx="36" cy="7" r="5.5" />
      <path className="dots" d="M36 4.2v.1M36 7v.1M36 9.8v.1" />
      <rect className="soft" x="3" y="18" width="34" height="26" rx="4" />
      {lines([52, 34], [58, 24], [64, 30])}
    </>
  ),
  file: (
    <>
      <rect className="soft" x="3" y="4" width="34" height="18" rx="4" />
      <circle className="tint" cx="20" cy="44" r="13" />
      <path className="accent" d="M20 37v10m-4-3.6 4 4 4-4M14 51.5h12" />
      <rect className="text" x="3" y="68" width="34" height="3" rx="1.5" />
      <rect className="chosen" x="3" y="68" width="20" height="3" rx="1.5" />
    </>
  ),
  allow: (
    <>
      {lines([6, 26], [18, 20])}
      <rect className="card" x="1" y="30" width="38" height="18" rx="4" />
      <rect className="text" x="5" y="37.5" width="14" height="3" rx="1.5" />
      <rect className="chosen" x="24" y="34.5" width="12" height="9" rx="4.5" />
      <circle className="knob" cx="31.5" cy="39" r="3.2" />
      {lines([58, 28], [70, 22])}
    </>
  ),
  install: (
    <>
      <rect className="tint" x="10" y="14" width="20" height="20" rx="5.5" />
      <circle className="accent" cx="20" cy="24" r="5.5" />
      <rect className="text" x="8" y="42" width="24" height="3" rx="1.5" />
      <rect className="text" x="12" y="48" width="16" height="3" rx="1.5" />
      <rect className="chosen" x="3" y="62" width="34" height="10" rx="5" />
    </>
  ),
}

const Svg = styled.svg`
  display: block;
  flex: none;

  .body {
    fill: var(--surface-2);
    stroke: var(--line-strong);
    stroke-width: 1.5;
  }
  .screen {
    fill: var(--surface-sunken);
  }
  .text,
  .soft {
    fill: var(--line-strong);
  }
  .soft {
    opacity: 0.55;
  }
  .card {
    fill: var(--surface-2);
    stroke: var(--line);
  }
  .tint {
    fill: var(--accent-soft);
  }
  .chosen {
    fill: var(--accent);
  }
  .knob {
    fill: var(--on-accent);
  }
  .ink {
    fill: var(--text);
  }
  .accent,
  .mark,
  .line,
  .on,
  .dots {
    fill: none;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .accent,
  .dots {
    stroke: var(--accent-text);
  }
  .dots {
    stroke-width: 2.25;
  }
  .mark {
    stroke: var(--text);
  }
  .line {
    stroke: var(--line);
  }
  .on {
    stroke: var(--on-accent);
  }
`
