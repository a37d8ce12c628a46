import type { StoryContext } from '@storybook/react-vite'
import { readGlobals } from '../../.storybook/globals'

interface Answers {
  /** Milliseconds that this address takes. */
  readonly here: number
  /** Those of the others; undefined: nobody answers there. */
  readonly other: number | undefined
}

/** Addresses of the brand answer whose they are, as the edge has them do. */
export const answerRoutes =
  ({ here, other }: Answers) =>
  ({ globals }: Pick<StoryContext, 'globals'>): (() => void) => {
    const { merchant } = readGlobals(globals).brand.brand
    const before = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href)
      if (url.pathname !== '/edge/route') return before(input, init)
      const took = url.host === location.host ? here : other
      if (took === undefined) throw new TypeError('Failed to fetch')
      await new Promise((resolve) => setTimeout(resolve, took))
      return Response.json({ merchant })
    }
    return () => {
      globalThis.fetch = before
    }
  }
