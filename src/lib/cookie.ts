/** The value of a cookie in a list, `a=b; c=d`. A name that stands there twice counts as none: one of them is not ours. */
export function cookieIn(cookies: string, wanted: string): string | undefined {
  const found = cookies.split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=', 2)
    return name === wanted ? [value] : []
  })
  return found.length === 1 ? found[0] : undefined
}
