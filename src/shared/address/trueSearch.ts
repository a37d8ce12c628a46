/** What each parameter of an address says; undefined: it is not there. */
export type Parameters = Readonly<Record<string, string | undefined>>

/** The query with these parameters, each once, and everything else in it; undefined where it is so already. */
export function trueSearch(search: URLSearchParams, parameters: Parameters): URLSearchParams | undefined {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(parameters)) {
    const said = next.getAll(name)
    if (value === undefined) next.delete(name)
    // set anew it would move to the end of an address that is right
    else if (said.length !== 1 || said[0] !== value) next.set(name, value)
  }
  return next.toString() === new URLSearchParams(search).toString() ? undefined : next
}
