import type { TextLanguage } from '../../language'
import { decimal } from '../../money'
import { escapeHtml, type Page } from '../document'
import { type BookMatch, bookOf } from './book'
import { type Kind, ranks, segments, stakes, suits } from './rounds'
import { stageOf } from './stage'
import { playTexts } from './texts'

const playFolder = '/sandbox/play'

interface PlayPage {
  readonly language: TextLanguage
  readonly kind: Kind
  readonly key: string
  readonly title: string
  readonly vendor: string
  readonly cover: string | undefined
  /** Decimal string with the currency before it. */
  readonly balance: string
  /** What a sportsbook offers, the match that was asked for first; of other games nothing. */
  readonly matches?: readonly BookMatch[]
  /** Origin of the page around the game, which is told of changes of the balance. */
  readonly site: string
}

/** Names of a demo game's own parts, by its kind. */
const parts = {
  reels: { act: 'spin', stage: 'reels' },
  wheel: { act: 'spinWheel', stage: 'wheel' },
  cards: { act: 'deal', stage: 'cards' },
  book: { act: 'bet', stage: 'picks' },
} as const satisfies Record<Kind, { act: keyof typeof playTexts; stage: keyof typeof playTexts }>

/** What the script reads stands in data attributes: the page has no inline code. */
export function playPage({ language, kind, key, title, vendor, cover, balance, matches = [], site }: PlayPage): Page {
  const say = (name: keyof typeof playTexts) => escapeHtml(playTexts[name][language])
  const data = {
    key,
    site,
    kind,
    segments: segments.length,
    ranks: ranks.join(' '),
    suits: suits.join(' '),
    ...Object.fromEntries(
      (['lost', 'win', 'funds', 'failed', 'closed', 'own', 'house'] as const).map((name) => [
        name,
        playTexts[name][language],
      ]),
    ),
  }
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeHtml(String(value))}"`)
  const choice = (stake: number, place: number) =>
    `<label><input type="radio" name="stake" value="${stake}"${place === 0 ? ' checked' : ''}><span>${decimal(stake)}</span></label>`
  const demo = kind === 'book' ? 'demoBook' : 'demo'
  const stage =
    kind === 'book'
      ? `<div class="stage book" role="radiogroup" aria-label="${say('picks')}">${bookOf(matches, language)}</div>`
      : `<div class="stage ${kind}" role="img" aria-label="${say(parts[kind].stage)}">${stageOf(kind)}</div>`
  return {
    language,
    title: `${title} · ${playTexts[demo][language]}`,
    folder: playFolder,
    framedBy: site,
    body: `<body ${attributes.join(' ')}>
${cover === undefined ? '' : `<img class="backdrop" src="${escapeHtml(cover)}" alt="">`}
<main>
<header><p class="ribbon">${say(demo)}</p>
<h1>${escapeHtml(title)}</h1>
${vendor === title ? '' : `<p class="vendor">${escapeHtml(vendor)}</p>`}</header>
${stage}
<p class="message" role="status">${say(kind === 'book' ? 'readyBook' : 'ready')}</p>
<fieldset><legend>${say('stake')}</legend>${stakes.map(choice).join('')}</fieldset>
<button type="button" disabled>${say(parts[kind].act)}</button>
<p class="balance">${say('balance')} <output dir="ltr">${escapeHtml(balance)}</output></p>
<p class="note">${say('note')}</p>
</main>
</body>`,
  }
}

export const usedPage = (language: TextLanguage, site: string | undefined): Page => ({
  language,
  title: playTexts.usedTitle[language],
  folder: playFolder,
  script: false,
  framedBy: site ?? "'none'",
  body: `<body><main><p class="ribbon">${escapeHtml(playTexts.demo[language])}</p>
<h1>${escapeHtml(playTexts.usedTitle[language])}</h1><p>${escapeHtml(playTexts.used[language])}</p></main></body>`,
})
