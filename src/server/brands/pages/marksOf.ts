import { parse, postprocess, preprocess } from 'micromark'

/** A part of a Markdown text, as it is written. */
interface Mark {
  readonly text: string
  /** Of the text, from 1. */
  readonly line: number
}

/** Addresses that a Markdown text leads to, and pieces of HTML in it. */
export function marksOf(markdown: string): { readonly links: readonly Mark[]; readonly html: readonly Mark[] } {
  const events = postprocess(
    parse()
      .document()
      .write(preprocess()(markdown, undefined, true)),
  )
  // only these are cut out of the text: tokens of other kinds may be empty, which the slicing does not expect
  const of = (...types: readonly string[]) =>
    events.flatMap(([kind, token, context]) =>
      kind === 'enter' && types.includes(token.type)
        ? [{ text: context.sliceSerialize(token), line: token.start.line }]
        : [],
    )
  return { links: of('resourceDestinationString', 'definitionDestinationString'), html: of('htmlFlow', 'htmlText') }
}
