import { type Command, Option } from 'commander'
import type { SlotOverride } from '../../../src/engine/brand'
import { nearest } from '../../../src/engine/nearest'
import { explain } from '../../../src/engine/explain'
import { sourceOf } from '../../../src/engine/resolveOverrides'
import { linkSlots, slotNames } from '../../../src/engine/site'
import type { SlotName } from '../../../src/engine/entry'
import { languageOf } from '../../../src/i18n/languages'
import { type CommonOptions, readContext, readResolved } from '../context'
import { printCondition, printTree } from '../explain/printTree'
import { provenance } from '../explain/provenance'
import { printRegistration } from '../explain/printRegistration'
import { siteTree, type SiteTree, type TreeInput } from '../explain/siteTree'
import { type ViewerName, viewerNames, viewerOf } from '../explain/viewers'
import { type Io, WrongUse } from '../io'
import { languageFor } from '../languageFor'
import { answersOf, type PlatformAnswers } from '../platform/answersOf'
import { registrationReport } from '../platform/registration'
import { columns } from '../table'
import type { Finish } from '../verbs'

interface Options extends CommonOptions {
  readonly viewer: ViewerName
  readonly language?: string
  readonly platform?: string
  readonly vip?: string
  readonly hidden?: boolean
}

export function addExplain(program: Command, io: Io, finish: Finish): void {
  program
    .command('explain')
    .summary("what a brand's visitors see, and why the rest is hidden")
    .description(
      `Prints the site as it is assembled from the brand, a platform's answers and a viewer: each place (slot) with its
entries in order, then the hidden ones with the condition that decided, and for every value the file that it is from.

The answers come from the sandbox, as the brand's merchant there, unless --platform names a recording or an address.
With an entry, such as "fish" or "member.menu/deposit", or a link of the brand's own, only that one is explained, with
all of its conditions; with a slot, such as "header.link", only that place.`,
    )
    .argument('<id>', 'the brand')
    .argument('[entry]', 'id of an entry or of an own link, slot/id, or a slot')
    .addOption(new Option('--viewer <who>', 'who is looking').choices(viewerNames).default('visitor'))
    .option('--vip <label>', 'the member belongs to a VIP club of this name')
    .option('--language <tag>', "language of the labels; the brand's first one if left out")
    .option('--platform <file or address>', 'a recording by "pull", or a platform, https://…')
    .option('--brands <folder>', 'another folder of brands')
    .option('--json', 'one JSON document')
    .action(async (id: string, entry: string | undefined, options: Options) => {
      const context = await readContext(io, options)
      const resolved = readResolved(context, [id]).of(id)
      const { brand, sources, texts } = resolved
      const language = languageFor(options.language ?? brand.languages.default)
      const answers = await answersOf(brand, options.platform)
      const viewer = viewerOf(options.viewer, brand, language, options.vip)
      const input: TreeInput = {
        registry: context.product.registry,
        brand,
        platform: answers.platform,
        viewer,
        sources,
        texts,
        product: context.product,
      }
      const tree = siteTree(input)
      const registration = registrationReport(
        context.product.registry,
        brand,
        answers.platform,
        answers.registrationSettings,
      )
      const asked = { viewer: options.viewer, language, platform: answers.source }
      const head = headOf(brand.name, id, asked, answers, tree, io)
      if (entry !== undefined) explainOne(entry, input, head, asked, options, io)
      else if (options.json) {
        const { gate, role, issues } = tree.site
        const values = provenance(resolved)
        io.out(
          JSON.stringify(
            {
              ok: true,
              brand: id,
              ...asked,
              gate,
              role,
              problems: answers.problems,
              slots: tree.slots,
              registration,
              values,
              issues,
            },
            null,
            2,
          ),
        )
      } else {
        const rows = provenance(resolved).map(({ path, value, source }) => [path, value, source])
        io.out(
          [
            head,
            printTree(tree, io.paint),
            ...printRegistration(registration, io.paint),
            io.paint.bold('values'),
            ...columns([['value', '', 'decided by'], ...rows], io.paint),
          ].join('\n'),
        )
      }
      finish(0)
    })
}

interface Asked {
  readonly viewer: ViewerName
  readonly language: string
  readonly platform: string
}

function headOf(
  name: string,
  id: string,
  { viewer, language, platform }: Asked,
  answers: PlatformAnswers,
  { site }: SiteTree,
  io: Io,
): string {
  const { paint } = io
  const who = viewer === 'agent' ? 'an agent' : viewer === 'demo' ? 'a demo account' : `a ${viewer}`
  const gates = {
    open: [],
    maintenance: [paint.yellow('The platform is in maintenance: every page says so and nothing below is shown.')],
    region: [paint.yellow('The platform refuses this region: every page says so and nothing below is shown.')],
  }
  return [
    `${paint.bold(name)} (${id}), seen by ${who} in ${languageOf(language)?.name ?? language}; answers of ${platform}`,
    ...gates[site.gate.state],
    ...answers.problems
      .filter(({ partly }) => !partly)
      .map(({ path, message }) => paint.yellow(`No answer of ${path}: ${message}`)),
    '',
  ].join('\n')
}

function explainOne(wanted: string, input: TreeInput, head: string, asked: Asked, { json }: Options, io: Io): void {
  const { paint } = io
  const slot = slotNames.find((name) => name === wanted)
  if (slot !== undefined) {
    const tree = siteTree(input)
    const slots = tree.slots.filter((each) => each.slot === slot)
    if (json) io.out(JSON.stringify({ ok: true, brand: input.brand.id, ...asked, slots }, null, 2))
    else io.out([head, printTree({ ...tree, slots }, paint) || `${slot}  has no entries`].join('\n').trimEnd())
    return
  }
  const found = findEntries(wanted, input)
  const explained = found.map((place) => ({
    slot: place.slot,
    id: place.id,
    ...('link' in place ? ownLink(place, input) : explain(input, place.slot, place.id)),
  }))
  if (json) {
    io.out(JSON.stringify({ ok: true, brand: input.brand.id, ...asked, entries: explained }, null, 2))
    return
  }
  const lines = explained.flatMap((result) => {
    const title = paint.bold(`${result.slot}/${result.id}`)
    if (result.state === 'unknown') return []
    if (result.state === 'link') {
      const state = result.shown ? paint.green('shown') : paint.red('hidden')
      return [`${title}  ${state}: ${result.reason}`, ...from(result.source, paint), '']
    }
    if (result.state === 'hidden-by-brand')
      return [`${title}  ${paint.red('hidden')}: ${result.reason}`, ...from(result.source, paint), '']
    const state = result.state === 'shown' ? paint.green('shown') : paint.red('hidden')
    const why = result.decidedBy === undefined ? 'it has no condition' : result.decidedBy
    return [`${title}  ${state}: ${why}`, ...from(result.source, paint), ...printCondition(result.tree, paint), '']
  })
  io.out([head, ...lines].join('\n').trimEnd())
}

/** A link of the brand's own: where it leads, and whether its place draws it. */
function ownLink({ slot, link }: OwnLink, { brand, sources }: TreeInput) {
  const source = sourceOf(sources, `slots.${slot}.links`)
  const isDrawn = linkSlots.includes(slot)
  const isHidden = brand.slots[slot]?.hide?.includes(link.id) === true
  const words = `a link of the brand to ${link.href}`
  const reason = !isDrawn
    ? `${words}; links are drawn in ${linkSlots.join(', ')} alone`
    : isHidden
      ? `${words}, and the brand hides it in slots.${slot}.hide`
      : words
  return { state: 'link' as const, shown: isDrawn && !isHidden, reason, href: link.href, source }
}

const from = (source: string | undefined, paint: Io['paint']): string[] =>
  source === undefined ? [] : [paint.dim(`  decided in ${source}`)]

interface OwnLink {
  readonly slot: SlotName
  readonly id: string
  readonly link: NonNullable<SlotOverride['links']>[number]
}
type Found = { readonly slot: SlotName; readonly id: string } | OwnLink

/** Entries, and links of the brand's own, by id in any slot, or by slot and id. */
function findEntries(wanted: string, { registry, brand }: TreeInput): readonly Found[] {
  const [place, name] = wanted.includes('/') ? wanted.split('/', 2) : [undefined, wanted]
  const id = name ?? ''
  const linksOf = (slot: SlotName) => brand.slots[slot]?.links ?? []
  const found = slotNames
    .filter((slot) => place === undefined || slot === place)
    .flatMap((slot): Found[] => [
      ...(registry.ids.get(slot)?.has(id) === true ? [{ slot, id }] : []),
      ...linksOf(slot).flatMap((link) => (link.id === id ? [{ slot, id, link }] : [])),
    ])
  if (found.length > 0) return found
  const known = slotNames.flatMap((slot) =>
    [...(registry.ids.get(slot) ?? []), ...linksOf(slot).map((link) => link.id)].map((each) =>
      place === undefined ? each : `${slot}/${each}`,
    ),
  )
  const near = nearest(wanted, new Set([...known, ...slotNames]))
  const hint =
    near.length > 0
      ? `Did you mean ${near.map((each) => `"${each}"`).join(' or ')}?`
      : 'Run explain without it to see all.'
  throw new WrongUse(`No entry, link or slot is called "${wanted}". ${hint}`)
}
