import { useEffect, useState } from 'react'
import { tokensOf } from './tokens'

/** The tokens of a component with their values in the toolbar's brand and theme. */
export function Tokens({ component }: { readonly component: string }) {
  const [tokens, setTokens] = useState<readonly string[]>([])
  useEffect(() => {
    let left = false
    void tokensOf(component).then((found) => {
      if (!left) setTokens(found)
    })
    return () => {
      left = true
    }
  }, [component])
  if (tokens.length === 0) return null
  const style = getComputedStyle(document.documentElement)
  return (
    <>
      <h3>Theme tokens</h3>
      <table>
        <thead>
          <tr>
            <th>Token</th>
            <th>Here and now</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((name) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <span
                  style={{
                    display: 'inline-block',
                    inlineSize: 14,
                    blockSize: 14,
                    marginInlineEnd: 8,
                    verticalAlign: -2,
                    background: `var(${name})`,
                  }}
                />
                {style.getPropertyValue(name).trim()}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
