import { ageRow, registrationFields, termsRow } from '../../src/engine/form/registrationFields'
import { oddsFormats } from '../../src/features/sports/odds/writeOdds'
import { promotionTypes } from '../../src/features/promotions/promotionTypes'
import { patterns } from '../../src/lib/patterns'
import { themeModes } from '../../src/theme/mode'

/** A key that the code puts together while it runs. */
export interface Family {
  /** As the code has it, `*` for each part that varies. */
  readonly key: string
  /** Every key that it may become. */
  readonly members: readonly string[]
  readonly why: string
}

const apps = ['ios', 'iosLite', 'android']
const sportsViews = ['rolling', 'today', 'hot', 'league']
const agentContracts = ['dividend', 'daily', 'hourly', 'realtime']
const troubles = ['maintenance', 'address', 'slow', 'silent', 'demo', 'unknown', 'gone']

const family = (key: string, parts: readonly (string | number)[], why: string): Family => ({
  key,
  members: parts.map((part) => key.replace('*', String(part))),
  why,
})

/** The only keys that need not be written out in the code. */
export const families: readonly Family[] = [
  family(
    'form.pattern.*',
    patterns.map(({ id }) => id),
    'a server sends the number of a pattern',
  ),
  family(
    'form.format.*',
    ['username', 'password', 'qq', 'bankCard', 'email', 'date', 'digits'],
    'a format names its message',
  ),
  family(
    'form.field.*',
    [...registrationFields(11), ageRow, termsRow].map(({ name }) => name),
    'a field names its label',
  ),
  family('form.strength.*', [0, 1, 2, 3, 4], 'the strength of a password is a figure'),
  family(
    'games.category.*',
    ['live', 'sports', 'fish', 'rng', 'pvp', 'elott', 'lott', 'esports', 'cockfight', 'jackpot', 'mini'],
    'one entry in the header and one page for each category',
  ),
  family('games.rooms.state.*', ['open', 'full', 'maintenance', 'closed'], 'a room is in one of these states'),
  family('games.lottery.timer.*', ['open', 'closed', 'drawing', 'late'], 'a countdown is in one of these states'),
  family('sports.*', sportsViews, 'a view of sports names itself'),
  family('sports.more.*', sportsViews, 'a view of sports names the way to it'),
  family('sports.empty.*', sportsViews, 'a view of sports names what it is without matches'),
  family('sports.open.*', sportsViews, 'a view of sports names the button of a book'),
  family('sports.odds.*', ['home', 'draw', 'away'], 'odds are of one of three ends'),
  family('sports.short.*', ['home', 'draw', 'away'], 'odds are of one of three ends'),
  family('sports.paused.*', ['home', 'draw', 'away'], 'odds are of one of three ends'),
  family('sports.format.*', oddsFormats, 'odds are written in one of these ways'),
  family('support.join.step*', [1, 2, 3], 'the steps are numbered'),
  family('support.join.*.name', agentContracts, 'a contract names its kind'),
  family('support.join.*.text', agentContracts, 'a contract names its kind'),
  family('games.launch.failed.*', [...troubles, 'money', 'other'], 'a launch that failed holds its reason'),
  family('games.launch.*Text', troubles, 'a launch that failed holds its reason'),
  family(
    'footer.*',
    ['about', 'games', 'links', 'help', 'providers', 'payments', 'responsible', 'licence', 'legal'],
    'a group of the footer names its heading',
  ),
  family('preferences.theme.*', themeModes, 'the mode is what was chosen'),
  family('promotions.type.*', promotionTypes, 'the platform sends the type'),
  family('promotions.group.*', ['yours', 'on', 'coming', 'over'], 'a group of the list names its heading'),
  family('promotions.act.*', ['join', 'sign'], 'the way into a promotion names its button'),
  family('promotions.done.*', ['join', 'sign'], 'the way into a promotion names what was done'),
  family('support.app.*', apps, 'the platform lists the apps'),
  family('support.app.*.needs', apps, 'the platform lists the apps'),
]
