import { parse, postprocess, preprocess } from 'micromark'

/** Addresses that a Markdown text leads to, as they are written. */
export function linksOf(markdown: string): readonly string[] {
  const events = postprocess(
    parse()
      .document()
      .write(preprocess()(markdown, undefined, true)),
  )
  return events.flatMap(([kind, token, context]) =>
    kind === 'enter' && (token.type === 'resourceDestinationString' || token.type === 'definitionDestinationString')
      ? [context.sliceSerialize(token)]
      : [],
  )
}
