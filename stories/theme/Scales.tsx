import styled from 'styled-components'
import type { ShownBrand } from '../../.storybook/brands'
import { deriveTheme } from '../../src/theme/derive'
import { Stack } from '../../src/ui'

const sizes = ['4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'] as const
const specimen = 'Lanterns over the quiet harbour 灯笼 فوانيس 0123'

/** The scale of type in both typefaces, as the brand's languages are set. */
export function TypeScale({ brand }: { readonly brand: ShownBrand }) {
  const { display, text } = brand.theme.fonts
  const { shared } = deriveTheme(brand.theme)
  return (
    <Stack gap={5}>
      {[
        {
          name: `Display: ${display.family}`,
          style: { fontFamily: 'var(--font-display)', fontWeight: 700, lineHeight: 1.15 },
        },
        { name: `Text: ${text.family}`, style: { fontFamily: 'var(--font-text)', lineHeight: 1.5 } },
      ].map(({ name, style }) => (
        <figure key={name}>
          <figcaption>{name}</figcaption>
          {sizes.map((size) => (
            <Line key={size}>
              <code>
                fs-{size} {shared[`--fs-${size}`]}
              </code>
              <span dir="auto" style={{ ...style, fontSize: `var(--fs-${size})` }}>
                {specimen}
              </span>
            </Line>
          ))}
        </figure>
      ))}
    </Stack>
  )
}

/** Steps of space, corners, shadows and the height of controls. */
export function Measures({ brand }: { readonly brand: ShownBrand }) {
  const { shared } = deriveTheme(brand.theme)
  return (
    <Stack gap={5}>
      <figure>
        <figcaption>Space, in the density “{brand.theme.density}”</figcaption>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((step) => (
          <Line key={step}>
            <code>
              space-{step} {shared[`--space-${step}`]}
            </code>
            <Bar style={{ inlineSize: `var(--space-${step})` }} />
          </Line>
        ))}
      </figure>
      <figure>
        <figcaption>Corners, shadows, height of controls</figcaption>
        <Tiles>
          {['s', 'm', 'l', 'pill'].map((size) => (
            <Tile key={size} style={{ borderRadius: `var(--radius-${size})` }}>
              radius-{size} {shared[`--radius-${size}`]}
            </Tile>
          ))}
          {[1, 2, 3].map((step) => (
            <Tile key={step} style={{ boxShadow: `var(--shadow-${step})` }}>
              shadow-{step}
            </Tile>
          ))}
          <Tile style={{ blockSize: 'var(--control-h)' }}>control-h {shared['--control-h']}</Tile>
        </Tiles>
      </figure>
    </Stack>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  padding-block: 6px;
  border-block-end: 1px solid var(--line);

  code {
    inline-size: 150px;
    color: var(--text-muted);
    font-size: 12px;
  }
`

const Bar = styled.span`
  block-size: 20px;
  background-color: var(--accent);
`

const Tiles = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  margin-block-start: var(--space-3);
`

const Tile = styled.div`
  display: grid;
  place-items: center;
  inline-size: 132px;
  min-block-size: 48px;
  padding: 4px;
  border: 1px solid var(--line);
  background-color: var(--surface-1);
  font-size: 12px;
`
