import { readPatternSource } from './patternSource'

/**
 * Matching of a regular expression that a server sent, in time linear in the value: RE2 in JavaScript, loaded
 * when the first such rule appears (40 kB). The whole value must match, as a code point sequence.
 */
export type CompiledPattern =
  | { readonly ok: true; readonly test: (value: string) => boolean }
  /** Not usable: the field keeps its other rules, and the server decides. */
  | { readonly ok: false; readonly reason: string }

export interface BoundedPatterns {
  readonly compile: (source: string) => CompiledPattern
}

/** Longer values never match. No field of a form is as long. */
export const maxValueLength = 500

let loading: Promise<BoundedPatterns> | undefined

export function loadBoundedPatterns(): Promise<BoundedPatterns> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<BoundedPatterns> {
  const { RE2JS, RE2JSException } = await import('re2js')

  const compile = (source: string): CompiledPattern => {
    const read = readPatternSource(source)
    if (!read.ok) return read
    try {
      const parts = read.value.parts.map((part) => ({ compiled: RE2JS.compile(part.source), wanted: part.wanted }))
      const test = (value: string) =>
        value.length <= maxValueLength && parts.every((part) => part.compiled.matches(value) === part.wanted)
      return { ok: true, test }
    } catch (error) {
      if (error instanceof RE2JSException) return { ok: false, reason: error.message }
      throw error
    }
  }
  const known = new Map<string, CompiledPattern>()
  return {
    compile(source) {
      const compiled = known.get(source) ?? compile(source)
      known.set(source, compiled)
      return compiled
    },
  }
}
