import type { EdgeAnswers } from '../contract/edgeAnswers'
import type { BootCallId, PageCallId } from './edgeCalls'

/** Names of the parameters of a path: of `/promotions/detail/:id`, `id`. */
type ParameterOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParameterOf<Head> | ParameterOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never

type Things = readonly { readonly id: string }[]

/** Lists of things with ids in an answer: the whole of it, or fields. */
type ListIn<Call extends keyof EdgeAnswers> = EdgeAnswers[Call] extends Things
  ? { readonly type: 'answer'; readonly call: Call; readonly field?: never }
  : {
      [Field in keyof EdgeAnswers[Call] & string]-?: NonNullable<EdgeAnswers[Call][Field]> extends Things
        ? { readonly type: 'answer'; readonly call: Call; readonly field: Field }
        : never
    }[keyof EdgeAnswers[Call] & string]

/** The list that has what a parameter names: one in an answer of these calls, or the pages that the brand writes itself. */
export type Listed<Call extends keyof EdgeAnswers = BootCallId | PageCallId> =
  | { [Each in Call]: ListIn<Each> }[Call]
  | { readonly type: 'ownPages' }

/** A list for each parameter of the path: nothing that is not in it is drawn. */
type PathLists<Path extends string, List> = string extends Path
  ? { readonly path?: Readonly<Record<string, List>> }
  : [ParameterOf<Path>] extends [never]
    ? { readonly path?: never }
    : { readonly path: Readonly<Record<ParameterOf<Path>, List>> }

/** How the edge draws a page; its lists are in what the page shows. */
export type DrawnAtEdge<Path extends string = string, Call extends PageCallId = PageCallId> = {
  /** Calls whose answers it shows besides those that every page has: the edge asks them for the page, without a token. */
  readonly calls?: readonly Call[]
  /** Parameters of its query that it may have, each with its list. */
  readonly query?: Readonly<Record<string, Listed<BootCallId | NoInfer<Call>>>>
  /** All others that it reads, such as what is searched for: with one of them the browser draws it. */
  readonly shownBy?: readonly string[]
} & PathLists<Path, Listed<BootCallId | NoInfer<Call>>>
