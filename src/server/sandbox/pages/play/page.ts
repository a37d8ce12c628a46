import type { TextLanguage } from '../../language'
import { escapeHtml, type Page } from '../document'
import { symbols } from './symbols'
import { playTexts } from './texts'

const playFolder = '/sandbox/play'

interface PlayPage {
  readonly language: TextLanguage
  readonly key: string
  readonly title: string
  readonly vendor: string
  readonly cover: string | undefined
  /** Decimal string with the currency before it. */
  readonly balance: string
}

/** What the script reads stands in data attributes: the page has no inline code. */
export function playPage({ language, key, title, vendor, cover, balance }: PlayPage): Page {
  const say = (name: keyof typeof playTexts) => escapeHtml(playTexts[name][language])
  const reel = `<span class="reel">${symbols
    .map(({ id, path }) => `<svg class="${id}" viewBox="0 0 24 24" aria-hidden="true" hidden><path d="${path}"/></svg>`)
    .join('')}</span>`
  return {
    language,
    title: `${title} · ${playTexts.demo[language]}`,
    folder: playFolder,
    body: `<body data-key="${escapeHtml(key)}" data-lost="${say('lost')}" data-win="${say('win')}" data-funds="${say('funds')}"
 data-failed="${say('failed')}" data-closed="${say('closed')}">
${cover === undefined ? '' : `<img class="backdrop" src="${escapeHtml(cover)}" alt="">`}
<main>
<p class="ribbon">${say('demo')}</p>
<h1>${escapeHtml(title)}</h1>
<p class="vendor">${escapeHtml(vendor)}</p>
<div class="reels" role="img" aria-label="${say('reels')}">${reel.repeat(3)}</div>
<p class="message" role="status">${say('ready')}</p>
<button type="button">${say('spin')} <span>1.00</span></button>
<p class="balance">${say('balance')} <output dir="ltr">${escapeHtml(balance)}</output></p>
<p class="note">${say('note')}</p>
</main>
</body>`,
  }
}

export const usedPage = (language: TextLanguage): Page => ({
  language,
  title: playTexts.usedTitle[language],
  folder: playFolder,
  script: false,
  body: `<body><main><p class="ribbon">${escapeHtml(playTexts.demo[language])}</p>
<h1>${escapeHtml(playTexts.usedTitle[language])}</h1><p>${escapeHtml(playTexts.used[language])}</p></main></body>`,
})
