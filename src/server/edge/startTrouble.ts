import type { Language } from '../../i18n/languages'
import { edgeTexts } from '../edgeTexts'
import { escapeHtml } from './escape'

/** Milliseconds after which a page that has not started says so, though it still may. */
const patience = 20_000

/**
 * What a page says whose app does not start: a script that does not come, or one that fails. A page that the edge has drawn
 * looks alive by then, so its buttons and fields are switched off; its links lead on. Of an open dialog the fields stay as they
 * are: something was typed there. When the app is there it takes the words
 * away and switches on again what was (src/app/startTrouble.ts). Errors of a page that React has begun to draw are React's.
 */
export function startTrouble({ tag, dir }: Language, own: Readonly<Record<string, string>> = {}): string {
  const text = (key: string) => escapeHtml(own[key] ?? (edgeTexts[tag] ?? edgeTexts['en'])?.[key] ?? '')
  return `<p id="marquee-trouble" lang="${escapeHtml(tag)}" dir="${dir}" role="alert" hidden>${text('error.chunkFailed')} <a href="">${text('app.retry')}</a></p>`
}

export const startTroubleStyle =
  '#marquee-trouble:not([hidden]){position:fixed;inset-inline:0;inset-block-end:0;z-index:1000;margin:0;padding:var(--space-4) var(--gutter) calc(var(--space-4) + env(safe-area-inset-bottom));background:var(--surface-2);border-block-start:3px solid var(--danger-text);color:var(--text);text-align:center}#marquee-trouble a{display:inline-block;padding:var(--space-2) var(--space-3);color:inherit;font-weight:700}'

/** Stands before the scripts whose failures it hears. */
export const startTroubleScript = [
  `(function(n,r){`,
  `var off=function(b){b.removeAttribute('aria-busy');if(!b.disabled){b.disabled=true;b.dataset.off=''}},`,
  // under an open login they are not seen, nor in one that has given way to another; the app may have taken them away meanwhile
  `put=function(){var d=r.early;(d||document.body).appendChild(n);`,
  `if(d)d.addEventListener('close',function(){if(d.contains(n))put()})},`,
  `tell=function(e){if(!n.isConnected)return;n.hidden=false;if(r.early)put();`,
  // one that is late may still come
  `if(!e)return;Array.prototype.forEach.call(r.querySelectorAll('button,input,select,textarea'),off);`,
  // what was typed stays, and so does what closes it
  `if(r.early)Array.prototype.slice.call(r.early.querySelectorAll('button'),1).forEach(off)};`,
  `addEventListener('marquee:trouble',tell);`,
  `addEventListener('error',function(e){if(e.target.type==='module'||n.dataset.begun===undefined&&/\\/assets\\//.test(e.filename))tell(e)},true);`,
  `setTimeout(tell,${patience})`,
  `})(document.getElementById('marquee-trouble'),document.getElementById('root'))`,
].join('')
