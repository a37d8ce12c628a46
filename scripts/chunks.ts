/**
 * Which file of the build a module lands in. The rule: what pages share lies in chunks of its own, so that no page loads
 * another page to get at it. From the first row to the last, a module goes to the first that takes it:
 *
 * - `figures`: what measures a visit; an entry of its own, that the edge asks a part of the visitors to load
 * - `checks`: what answers to calls of the client's own table are checked with, wanted with the first answer
 * - `vendor` and `site`: what the entry imports, libraries apart, since they change less often; with what every page is made
 *   of beside that (src/app/main.tsx)
 * - `errors`: the catalogue of what the platform refuses, with its messages
 * - `dialog`: what dialogs and drawers are made of: none is open where a visit begins
 * - `games`: cards of games, and lists of games that are read and made into cards
 * - `lanes`: rows of games, with what is suggested: home and the categories draw several
 * - `fields` and `forms`: fields by themselves, as in a search, and the forms, with what builds and sends them;
 *   `platform-form` and `rjsf` draw those that the platform describes, `patterns` matches by its patterns; `codes` sends
 *   codes to a phone and asks for them
 * - `tabs`, `writing`, `refusal`, `session` and `trusted`: a few lines each that come together, or with many; `listing` heads lists
 * - `gameBar` and `catalogue`: games by name, vendor and filter, in the slots hall, the categories and the search of the
 *   site; `matching` finds words though they are misspelt
 * - `signIn`: the login with what it sends, in the dialog and on its page, and what few pages but it need: a press on Log in
 *   waits for as few files as possible; the other ways of it come one by one
 * - `shared`: what fewer pages share, one chunk for each set of pages that do
 * - `boards`: what the pages of categories draw of home's parts as well, with what the list of games there shares with them;
 *   `winners`, which not every brand shows, by itself
 * - a feature of `whole`, whose parts are drawn together; any other page, dialog or part is a chunk by itself
 *
 * A row takes along what its modules import, as far as no row before it took it. `npm run budget` measures in a browser
 * what that makes of the pages that a visitor may land on.
 */
import path from 'node:path'
import type { Rolldown } from 'vite'

type Row = Rolldown.CodeSplittingGroup

const source = path.resolve(import.meta.dirname, '../src')
const vitals = path.resolve(import.meta.dirname, '../node_modules/web-vitals') + path.sep

/** Folders below src/ of a module, and its file: none for a library. */
const placeOf = (id: string): readonly string[] =>
  id.startsWith(source) ? path.relative(source, id).split(path.sep) : []

/** In a layer; in one of its folders, where some are named. */
const within = (layer: string, ...folders: readonly string[]) => {
  return (id: string): boolean => {
    const [ownLayer, folder = ''] = placeOf(id)
    return ownLayer === layer && (folders.length === 0 || folders.includes(folder))
  }
}
const oneOf =
  (...tests: readonly ((id: string) => boolean)[]) =>
  (id: string): boolean =>
    tests.some((test) => test(id))

const isLibrary = (id: string): boolean => id.includes('/node_modules/')

/** Schemas of the first pages' calls come along; a feature's own are wanted with its pages. */
const isCheck = within('platform', 'values.ts', 'readAnswer.ts')

const isGame = oneOf(within('ui', 'game'), within('shared', 'gameList'), within('site', 'useGameCards.ts'))

/** The catalogue of what the platform refuses: a page that calls nothing but what it shows does without. */
const isError = within('platform', 'messages.ts')

/** The switch that turns suggestions off stands in a dialog, and on the page of settings. */
const isLane = (id: string): boolean =>
  within('shared', 'gameLane', 'suggestions')(id) && !id.endsWith('/SuggestionsSwitch.tsx')

/** The bones of dialogs, which no page draws. */
const isDialog = (id: string): boolean => /\/ui\/overlay\/(ModalFrame|Dialog|Drawer|useModal)\.tsx?$/.test(id)

/** Fields that stand in forms alone: a search has none of them. */
const isFormField = (id: string): boolean =>
  within('ui', 'field')(id) && /\/(Field|ErrorLine|Star|Checkbox|PasswordInput|StrengthBar)\.tsx$/.test(id)

/** A row of tabs with what moves it; never without each other. */
const isTabs = (id: string): boolean =>
  /\/ui\/(navigation\/(Tabs|rovingKeys|scrollToMiddle)|hooks\/useFadedEnds)\.tsx?$/.test(id)

/** How names and titles are written: a few lines each. */
const isWriting = (id: string): boolean => /\/(i18n\/isolated|lib\/(shownText|graphemes|plainText))\.ts$/.test(id)

/** Why somebody may not play or deposit at the moment. */
const isPlayRefusal = (id: string): boolean =>
  /\/(contract\/(limit-refusal|play-pause)|shared\/safety\/(playRefusal|exclusion))\.ts$/.test(id)

/** Begins a session, in the login and where one is come back to. */
const isSession = (id: string): boolean => /\/(engine\/side|session\/waitingSignIn|site\/startSession)\.ts$/.test(id)

/** What heads a page with a list. */
const isListing = (id: string): boolean => /\/(ui\/(navigation\/Chip|layout\/PageHeader))\.tsx$/.test(id)

/** Words that are looked for, and found though they are misspelt. */
const isMatching = (id: string): boolean =>
  /\/(lib\/fold|shared\/catalogue\/search\/(highlight|distance))\.ts$/.test(id)

/** The bar over lists of games; what is set in it and its drawer are drawn by a press. */
const isGameBar = (id: string): boolean =>
  within('shared', 'gameBar')(id) && !/\/(FilterDrawer|TakenChips|Choices)\.tsx$/.test(id)

/** For scripts and HTML from outside, by whoever loads them. */
const isTrustedTypes = (id: string): boolean => id.endsWith('/lib/trustedTypes.ts')

/** What nearly every form needs: drawn, built from its fields, sent, and told what was refused. */
const isForm = oneOf(
  within('ui', 'form'),
  within('site', 'useTranslate.ts'),
  (id) => within('shared', 'forms')(id) && /\/(useSending|placeErrors|textOf)\.ts$/.test(id),
  (id) => within('engine', 'form')(id) && /\/(buildForm|fieldRow|loginForm)\.ts$/.test(id),
)

/** What draws the forms that the platform describes: never with those that the product knows. */
const isPlatformForm = (id: string): boolean => {
  const [layer, folder, file] = placeOf(id)
  return layer === 'ui' && folder === 'form' && (file === 'platform' || file === 'PlatformForm.tsx')
}

/** The login, but for its page: one file, so that a press on Log in waits once. Other ways of it come when they are chosen. */
const isSignIn = (id: string): boolean => {
  const [, , place = ''] = placeOf(id)
  return (
    within('features', 'auth')(id) &&
    (['login', 'oneClick'].includes(place) ||
      (/\.tsx?$/.test(place) && !['feature.ts', 'LoginPage.tsx'].includes(place)))
  )
}

/** Rows of winners and of games that are played most. */
const isBoard = (id: string): boolean => id.endsWith('/shared/lists/board.styles.ts')

const isShared = (id: string): boolean => placeOf(id).length > 0 && !within('features')(id) && !isBoard(id)

/** Features whose parts are drawn on one page, or read one after another. */
const whole = within('features', 'home', 'footer', 'records', 'agent')
/** Parts of home that the pages of categories draw as well. */
const boards: readonly string[] = ['jackpot', 'winners']

/** Their messages stay files of their own: a visitor reads one language. */
const featureOf = (id: string): string | null => {
  const [, feature = '', folder = '', file] = placeOf(id)
  if (isBoard(id)) return 'boards'
  if (!whole(id) || id.endsWith('.json')) return null
  // its skeleton is home's
  if (feature === 'home' && file === 'WinnerBoard.tsx') return 'winners'
  return feature === 'home' && boards.includes(folder) ? 'boards' : feature
}

const isFigures = oneOf(within('app', 'figures'), (id) => id.startsWith(vitals))

const rows: readonly Row[] = [
  { name: 'figures', test: isFigures },
  { name: 'checks', test: isCheck },
  { name: 'vendor', tags: ['$initial'], test: isLibrary },
  { name: 'site', tags: ['$initial'] },
  { name: 'rjsf', test: (id) => id.includes('/node_modules/@rjsf/') },
  { name: 'patterns', test: (id) => id.includes('/node_modules/re2js/') },
  { name: 'errors', test: isError },
  { name: 'dialog', test: isDialog },
  { name: 'games', test: isGame, minShareCount: 2 },
  { name: 'lanes', test: isLane, minShareCount: 2 },
  { name: 'fields', test: (id) => within('ui', 'field')(id) && !isFormField(id), minShareCount: 2, entriesAware: true },
  { name: 'forms', test: (id) => isForm(id) && !isPlatformForm(id), minShareCount: 2 },
  { name: 'platform-form', test: isPlatformForm },
  { name: 'codes', test: within('shared', 'sms'), minShareCount: 2 },
  { name: 'tabs', test: isTabs },
  { name: 'writing', test: isWriting },
  { name: 'refusal', test: isPlayRefusal },
  { name: 'session', test: isSession },
  { name: 'trusted', test: isTrustedTypes },
  { name: 'listing', test: isListing },
  { name: 'matching', test: isMatching },
  { name: 'gameBar', test: isGameBar, minShareCount: 2 },
  { name: 'catalogue', test: within('shared', 'catalogue'), minShareCount: 2, entriesAware: true },
  { name: 'signIn', test: isSignIn },
  { name: 'shared', test: isShared, minShareCount: 2, entriesAware: true },
  { name: featureOf, debugName: 'feature' },
]

/** For `output.codeSplitting`. */
export const chunks = { groups: rows.map((row, place) => ({ ...row, priority: rows.length - place })) }

/** The bundler names a shared chunk after all of its pages: names that the entry holds, and every visitor loads. */
export const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `assets/${name.includes('~') ? (name.split('~')[0] ?? '') : '[name]'}-[hash].js`
