import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Command, Option } from 'commander'
import type { BrandFile } from '../../../src/contract/brand'
import { NotReplaced, replaceFiles } from '../../../src/server/brands/change/replaceFile'
import { readBrands } from '../../../src/server/brands/readBrands'
import type { ResolvedFolder } from '../../../src/server/brands/resolveFolder'
import { checkBrands } from '../check/checkBrands'
import { printReport } from '../check/printReport'
import { type CommonOptions, type Context, readContext, requireIds } from '../context'
import { Failed, type Io, WrongUse } from '../io'
import {
  accentNotes,
  type Answers,
  checkAccent,
  checkDomain,
  checkId,
  checkLanguage,
  checkMerchant,
  checkName,
  checkPlatform,
} from '../new/answers'
import { type BaseIdentity, folderFiles } from '../new/files'
import { usualAnswers } from '../new/usualAnswers'
import type { Finish } from '../verbs'

interface Options extends CommonOptions {
  readonly name?: string
  readonly domain?: readonly string[]
  readonly merchant?: string
  readonly platform?: string
  readonly languages?: string
  readonly theme?: Answers['theme']
  readonly accent?: string
  readonly header?: Answers['header']
  readonly hero?: Answers['hero']
  readonly card?: Answers['card']
  readonly extends?: string
  readonly loginRequired?: boolean
  readonly yes?: boolean
  readonly force?: boolean
}

const collect = (value: string, before: readonly string[] = []) => [...before, value]

export function addNew(program: Command, io: Io, finish: Finish): void {
  program
    .command('new')
    .summary('writes the folder of a new brand')
    .description(
      `Writes a complete folder: brand.json and theme.json with comments, an example of a text of its own, and a logo,
icon and banner to be replaced. It passes the check as it is, and the site serves it at once.

In a terminal it asks for what the options leave open; with --yes, or elsewhere, it takes the usual values.`,
    )
    .argument('<id>', 'id of the brand and name of its folder: small letters, digits, hyphens')
    .option('--name <text>', 'name that players see')
    .option('--domain <host>', 'a host name that leads to it; may be given several times', collect)
    .option('--merchant <code>', 'merchant code on the platform; the id without hyphens if left out')
    .option('--platform <address>', 'the platform, or "sandbox" for the one that comes with the product')
    .option('--languages <tags>', 'languages with commas between, the default first, such as en,ar')
    .addOption(new Option('--theme <theme>', 'theme of a first visit').choices(['dark', 'light']))
    .option('--accent <colour>', 'colour of buttons and links, such as #ff7a45')
    .addOption(new Option('--header <variant>', 'header').choices(['rail', 'mega', 'centered']))
    .addOption(new Option('--hero <variant>', 'banner of home').choices(['full', 'split', 'framed']))
    .addOption(new Option('--card <variant>', 'game cards').choices(['cover', 'wide', 'tile']))
    .option('--extends <id>', 'brand whose values it starts from')
    .option('--login-required', 'visitors must sign in before they see anything')
    .option('-y, --yes', 'ask nothing')
    .option('--force', 'write over files of a folder that is there')
    .option('--brands <folder>', 'another folder of brands')
    .option('--json', 'one JSON document')
    .action(async (id: string, options: Options) => {
      const context = await readContext(io, options)
      refuseWrong(id, options, context)
      const folder = path.join(context.dir, id)
      if (existsSync(folder) && !options.force)
        throw new WrongUse(`${folder} is there already. Choose another id, or write over its files with --force.`)
      const base = options.extends === undefined ? undefined : readBrands(context.dir).resolved.get(options.extends)
      const usual = usualAnswers(id, base?.brand)
      const given = givenAnswers(options)
      const quiet = options.yes === true || options.json === true || !io.interactive
      const answers = quiet ? { ...usual, ...given } : await (await import('../new/ask')).ask(given, usual)
      refuseTaken(answers, context)
      const inherited =
        quiet && answers.extends !== undefined
          ? inheritable.filter(
              (key) => !(key in given || (key === 'header' && (given.hero ?? given.card) !== undefined)),
            )
          : []
      const files = writeFolder(folder, answers, context, io.root, {
        inherited,
        ...(base && { base: identityOf(base) }),
      })
      const [report] = checkBrands({ ...context, ids: [id] })
      const ok = report?.state !== 'wrong'
      const notes = accentNotes(answers.accent)
      if (options.json)
        io.out(
          JSON.stringify(
            { ok, id, folder, files, notes, errors: report?.errors ?? [], warnings: report?.warnings ?? [] },
            null,
            2,
          ),
        )
      else {
        io.out(`${io.paint.green('Written')} ${folder}\n${files.map((file) => `  ${file}`).join('\n')}`)
        for (const note of notes) io.out(`${io.paint.dim('colour')}  ${note}`)
        if (report)
          io.out(
            `\n${printReport([report], { paint: io.paint, quiet: false, milliseconds: 0 }).replace(/ · [\d.]+ s$/, '')}`,
          )
        io.out(`\nNow: npm run brand -- preview ${id}`)
      }
      finish(ok ? 0 : 1)
    })
}

const tagsOf = (text: string) => text.split(/[\s,]+/).filter(Boolean)

function givenAnswers({
  name,
  domain,
  merchant,
  platform,
  languages,
  theme,
  accent,
  header,
  hero,
  card,
  loginRequired,
  ...rest
}: Options): Partial<Answers> {
  return {
    ...(name !== undefined && { name }),
    ...(domain && { domains: domain }),
    ...(merchant !== undefined && { merchant }),
    ...(platform !== undefined && { platform }),
    ...(languages !== undefined && { languages: tagsOf(languages) }),
    ...(theme && { theme }),
    ...(accent !== undefined && { accent: accent.toLowerCase() }),
    ...(header && { header }),
    ...(hero && { hero }),
    ...(card && { card }),
    ...(rest.extends !== undefined && { extends: rest.extends }),
    ...(loginRequired !== undefined && { loginRequired }),
  }
}

function refuseWrong(id: string, options: Options, { dir }: Context): void {
  const { name, domain = [], merchant, platform, languages, accent } = options
  const tags = languages === undefined ? [] : tagsOf(languages)
  const problems = [
    checkId(id),
    ...(name === undefined ? [] : [checkName(name)]),
    ...domain.map(checkDomain),
    ...(merchant === undefined ? [] : [checkMerchant(merchant)]),
    ...(platform === undefined ? [] : [checkPlatform(platform)]),
    ...(languages !== undefined && tags.length === 0 ? ['A brand needs a language.'] : tags.map(checkLanguage)),
    ...(accent === undefined ? [] : [checkAccent(accent)]),
  ].filter((problem) => problem !== undefined)
  if (problems.length > 0) throw new WrongUse(problems.join('\n'))
  if (options.extends !== undefined) requireIds(dir, [options.extends])
}

/** A host belongs to one brand. */
function refuseTaken(answers: Answers, { dir, environment }: Context): void {
  for (const { id, hosts } of readBrands(dir, { environment }).resolved.values()) {
    const taken = id === answers.id ? undefined : answers.domains.find((domain) => hosts.includes(domain))
    if (taken !== undefined)
      throw new WrongUse(`The host ${taken} belongs to brand "${id}". Give the new brand another.`)
  }
}

/** Written in one line of the file: a variant that was given brings the other two along. */
const inheritable: readonly (keyof Answers)[] = ['platform', 'languages', 'theme', 'header']

function identityOf({ brand, chain }: ResolvedFolder): BaseIdentity {
  const shares = ({ abstract, group }: BrandFile) => abstract === true || group === true
  return {
    givesTerms: chain.some(
      ({ brand: each, pages }) => shares(each) && (each.help?.terms !== undefined || pages.has('terms')),
    ),
    keepsPartners:
      brand.footer.partners.length > 0 &&
      chain.some(({ brand: each }) => !shares(each) && each.footer?.partners !== undefined),
  }
}

function writeFolder(
  folder: string,
  answers: Answers,
  { product }: Context,
  root: string,
  { inherited, base }: { readonly inherited: readonly (keyof Answers)[]; readonly base?: BaseIdentity },
): readonly string[] {
  const schemas = path.relative(folder, path.join(root, 'schemas')).split(path.sep).join('/')
  const messages = product.messages[answers.languages[0] ?? 'en'] ?? {}
  const files = folderFiles({ answers, schemas, messages, inherited: new Set(inherited), ...(base && { base }) })
  // A server may be looking at the folder: what brand.json names is there before it.
  const names = [...files.keys()]
  const ordered = [...names.filter((each) => each !== 'brand.json'), 'brand.json']
  try {
    replaceFiles(new Map(ordered.map((name) => [path.join(folder, name), files.get(name) ?? ''])))
  } catch (error) {
    throw error instanceof NotReplaced ? new Failed(error.message) : error
  }
  return names
}
