/**
 * Address of a team's picture, or none where it is no path of the platform's pictures and not at an https address: a
 * scheme of any other kind is never asked for.
 */
export function logoAddress(logo: string, imageAddress: (path: string) => string): string | undefined {
  const path = logo.trim()
  if (path === '' || /^[/\\]{2}/.test(path)) return undefined
  if (/^[a-z][a-z\d+.-]*:/i.test(path))
    return URL.canParse(path) && new URL(path).protocol === 'https:' ? path : undefined
  return imageAddress(path)
}
