import type { Brand } from '../../engine/brand'

/**
 * Origins that the captcha vendor's challenge is loaded from, as the brand's file names them. A script of the site's
 * own, as the sandbox serves, needs none.
 */
export function geetestOrigins({ platform: { geetest } }: Pick<Brand, 'platform'>): readonly string[] {
  if (!geetest) return []
  const own = geetest.script.startsWith('/') ? [] : [new URL(geetest.script).origin]
  return [...new Set([...own, ...(geetest.origins ?? [])])]
}
