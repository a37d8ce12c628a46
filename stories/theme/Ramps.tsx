import styled from 'styled-components'
import type { ShownBrand } from '../../.storybook/brands'
import { deriveTheme } from '../../src/theme/derive'
import { contrast } from '../../src/theme/oklch'
import { rampSteps } from '../../src/theme/ramp'
import type { Mode } from '../../src/theme/resolve'
import { type Tokens, toneRoles } from '../../src/theme/tokens'

interface RampsProps {
  readonly brand: ShownBrand
  readonly mode: Mode
}

const groups: readonly { readonly name: string; readonly tokens: readonly string[] }[] = [
  ...(['accent', 'accent2'] as const).map((tone) => ({
    name: tone,
    tokens: rampSteps.map((step) => `--${tone}-${step}`),
  })),
  {
    name: 'Surfaces and text',
    tokens: [
      ...['--page', '--surface-1', '--surface-2', '--surface-sunken', '--surface-hover', '--skeleton'],
      ...['--line', '--line-strong', '--text-subtle', '--text-muted', '--text'],
    ],
  },
  ...toneRoles.map((tone) => ({
    name: `${tone}: fill, states, text, tint`,
    tokens: ['', '-hover', '-press', '-text', '-soft'].map((part) => `--${tone}${part}`),
  })),
]

/** Every colour that a brand's few colours become. */
export function Ramps({ brand, mode }: RampsProps) {
  const tokens = deriveTheme(brand.theme)[mode]
  return groups.map(({ name, tokens: names }) => (
    <figure key={name}>
      <figcaption>{name}</figcaption>
      <Row>
        {names.map((token) => (
          <Swatch key={token} token={token} tokens={tokens} />
        ))}
      </Row>
    </figure>
  ))
}

function Swatch({ token, tokens }: { readonly token: string; readonly tokens: Tokens }) {
  const value = tokens[token] ?? ''
  const dark = contrast(value, 'black') < contrast(value, 'white')
  return (
    <Cell style={{ backgroundColor: value, color: dark ? 'white' : 'black' }}>
      <b>{token.slice(2)}</b>
      <span>{value}</span>
    </Cell>
  )
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  margin-block-start: var(--space-2);
  border-radius: var(--radius-m);
  overflow: hidden;
`

const Cell = styled.li`
  display: grid;
  align-content: end;
  min-block-size: 72px;
  padding: 8px;
  font-size: 12px;
  line-height: 1.35;
  overflow-wrap: anywhere;
`
