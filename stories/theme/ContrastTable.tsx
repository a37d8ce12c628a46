import styled from 'styled-components'
import type { ShownBrand } from '../../.storybook/brands'
import { contrastPairs, weakPairs } from '../../src/theme/contrastPairs'
import { deriveTheme } from '../../src/theme/derive'
import { contrast } from '../../src/theme/oklch'
import { Badge, Notice } from '../../src/ui'

/** Every pair of colours that the kit puts together, measured by day and by night. */
export function ContrastTable({ brand }: { readonly brand: ShownBrand }) {
  const derived = deriveTheme(brand.theme)
  const weak = weakPairs(derived).length
  const measure = (mode: 'light' | 'dark', foreground: string, background: string) =>
    contrast(derived[mode][foreground] ?? 'white', derived[mode][background] ?? 'white')
  return (
    <>
      <Notice tone={weak === 0 ? 'success' : 'danger'}>
        {weak === 0 ? `All ${contrastPairs.length * 2} pairs reach WCAG AA.` : `${weak} pairs miss WCAG AA.`}
      </Notice>
      <Scroll tabIndex={0} role="group" aria-label="Contrast">
        <table>
          <thead>
            <tr>
              <th scope="col">On it</th>
              <th scope="col">Ground</th>
              <th scope="col">Asked</th>
              <th scope="col">Light</th>
              <th scope="col">Dark</th>
            </tr>
          </thead>
          <tbody>
            {contrastPairs.map(({ foreground, background, ratio }) => (
              <tr key={`${foreground} ${background}`}>
                <th scope="row">{foreground.slice(2)}</th>
                <td>{background.slice(2)}</td>
                <td>{ratio}</td>
                {(['light', 'dark'] as const).map((mode) => {
                  const found = measure(mode, foreground, background)
                  const colours = { color: derived[mode][foreground], backgroundColor: derived[mode][background] }
                  return (
                    <td key={mode}>
                      {ratio < 4.5 ? (
                        <Sample style={colours}>
                          <Ring />
                        </Sample>
                      ) : (
                        <Sample aria-hidden="true" style={colours}>
                          Aa
                        </Sample>
                      )}
                      {found.toFixed(2)} {found < ratio ? <Badge tone="danger">misses</Badge> : null}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  )
}

const Scroll = styled.div`
  max-block-size: 560px;
  overflow: auto;
  margin-block-start: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  table {
    inline-size: 100%;
    font-size: var(--fs-sm);
  }
  th,
  td {
    padding: 6px 12px;
    border-block-end: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background-color: var(--surface-2);
    font-weight: 700;
  }
`

const Sample = styled.span`
  display: inline-block;
  margin-inline-end: 8px;
  padding: 2px 10px;
  border-radius: 4px;
  font-weight: 700;
`

/** For lines and rings, which are not read. */
const Ring = styled.span`
  display: inline-block;
  inline-size: 18px;
  block-size: 12px;
  border: 2px solid currentColor;
  border-radius: 3px;
`
