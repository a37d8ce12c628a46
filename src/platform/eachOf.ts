import * as z from 'zod/mini'

/**
 * A list whose items are checked one by one: one that is not as agreed is left out, and the others stay. A list of
 * which nothing can be read is not an empty one, and fails.
 */
export const eachOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((sent, context): z.output<Item>[] => {
      const read = sent.map((one) => z.safeParse(item, one))
      const good = read.flatMap(({ success, data }) => (success ? [data] : []))
      if (good.length > 0 || sent.length === 0) return good
      for (const { message, path } of read[0]?.error?.issues ?? []) {
        context.issues.push({ code: 'custom', message, path: [0, ...path], input: sent })
      }
      return []
    }),
  )
