/** Prints figures, never judges: machines are noisy. `npm run bench -- engine brands` picks. */
import { benchBrandCheck } from './brandCheck'
import { benchBrandFolders } from './brands'
import { benchCentre } from './centre'
import { benchEdge } from './edge'
import { benchEngine } from './engine'
import { benchFilmStrip } from './filmStrip'
import { benchForms } from './forms'
import { benchHall } from './hall'
import { benchInteractions } from './interactions'
import { benchLighthouse } from './lighthouse'
import { benchOverload } from './overload'
import { benchPictures } from './pictures'
import { benchRecords } from './records'
import { benchStore } from './store'
import { benchTeamList } from './teamList'
import { benchTeam } from './team'
import { benchTeamPages } from './teamPages'
import { benchVisit } from './visit'

const benches: Readonly<Record<string, { readonly title: string; readonly run: () => Promise<void> }>> = {
  engine: { title: 'assemble: entries and modules to a site', run: benchEngine },
  brands: { title: 'brand folders: start, look-up, a new one', run: benchBrandFolders },
  brandCheck: { title: 'brand check: the command, and 10,000 folders with random mistakes', run: benchBrandCheck },
  edge: { title: 'pages under load: ten visitors at once, then two hundred', run: benchEdge },
  overload: { title: 'ten times what a process can serve, for a minute', run: benchOverload },
  forms: { title: 'registration with 30 fields: processor 4 times slower', run: benchForms },
  centre: { title: 'member centre on a phone: from entry to entry, processor 4 times slower', run: benchCentre },
  hall: { title: 'slots hall: search, scroll, memory and growth beside two usual ways', run: benchHall },
  records: { title: 'records of bets: pages, filters and sums over 100,000 of them', run: benchRecords },
  store: { title: 'a store of 10,000 brands: three edges over a cluster of three', run: benchStore },
  team: { title: 'reports of a team of 100,000: pages, filters and sums', run: benchTeam },
  teamList: { title: 'team management: levels, searches and filters over 100,000 accounts', run: benchTeamList },
  teamPages: { title: 'other pages of an agent with a team of 100,000, and settlement', run: benchTeamPages },
  visit: { title: 'a visit on a phone: slow 4G, processor 4 times slower; what is seen when', run: benchVisit },
  interactions: {
    title: 'presses and keys of a visit like a person’s: processor 4 times slower; INP',
    run: benchInteractions,
  },
  film: { title: 'film strips of a first visit: slow 4G, processor 4 times slower', run: benchFilmStrip },
  pictures: { title: 'pictures of each brand side by side, for docs/pictures', run: benchPictures },
  lighthouse: { title: 'home of each brand on a phone: processor 4 times slower, slow 4G', run: benchLighthouse },
}

const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : Object.keys(benches)
for (const name of names) {
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
  if (!bench) {
    console.error(`no bench "${name}"; there are: ${Object.keys(benches).join(', ')}`)
    process.exit(2)
  }
  console.log(`\n${bench.title}`)
  await bench.run()
}
