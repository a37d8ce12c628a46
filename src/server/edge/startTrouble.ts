import type { Language } from '../../i18n/languages'
import { edgeTexts } from '../edgeTexts'
import { escapeHtml } from './escape'

/** Milliseconds after which a page that has not started says so, though it still may. */
const patience = 20_000

/** Builds that a tab leaves at most: something between it and the edge may name one after another that is gone. */
const mostReloads = 3

/** Entries of builds that this tab has left since their files were gone, one after the other. */
const leftKey = 'marquee.leftBuilds'

/**
 * What a page says whose app does not start: a script that does not come, or one that fails. A page that the edge has drawn
 * looks alive by then, so its buttons and fields are switched off; its links lead on. Of an open dialog the fields stay as they
 * are: something was typed there. When the app is there it takes the words
 * away and switches on again what was (src/app/startTrouble.ts). Errors of a page that React has begun to draw are React's; where
 * the files of a drawn page alone do not come, the words stand over it, and it alone is switched off.
 *
 * Where files are gone, since a new version came between the page and them, the page is loaded anew: if the line is up, and
 * no dialog is open, in which something may be typed. Each tab leaves a build once, and remembers it. Never cleared: a page
 * that fails after a good start would reload for ever.
 * @param entry of the build, whose name changes with any file of it
 */
export function startTrouble(
  { tag, dir }: Language,
  entry: string | undefined,
  own: Readonly<Record<string, string>> = {},
): string {
  const text = (key: string) => escapeHtml(own[key] ?? (edgeTexts[tag] ?? edgeTexts['en'])?.[key] ?? '')
  return `<p id="marquee-trouble" data-entry="${escapeHtml(entry ?? '')}" lang="${escapeHtml(tag)}" dir="${dir}" role="alert" hidden>${text('error.chunkFailed')} <a href="">${text('app.retry')}</a></p>`
}

export const startTroubleStyle =
  '#marquee-trouble:not([hidden]){position:fixed;inset-inline:0;inset-block-end:calc(var(--bottom-bar-h) + env(safe-area-inset-bottom));z-index:1000;margin:0;padding:var(--space-4) var(--gutter);background:var(--surface-2);border-block-start:3px solid var(--danger-text);color:var(--text);text-align:center}#marquee-trouble a{display:inline-block;padding:var(--space-2) var(--space-3);color:inherit;font-weight:700}dialog>#marquee-trouble:not([hidden]){inset-block-end:0;padding-block-end:calc(var(--space-4) + env(safe-area-inset-bottom))}'

/** Stands before the scripts whose failures it hears. */
export const startTroubleScript = [
  `(function(n,r){`,
  `var fields='button,input,select,textarea',each=Array.prototype.forEach,entry=n.dataset.entry,`,
  // what was typed into an open dialog stays
  `leave=function(){try{var k='${leftKey}',left=sessionStorage.getItem(k)||'';`,
  `if(document.querySelector('dialog[open]')||left.indexOf(entry)>=0||left.split('/assets/').length>${mostReloads})return;`,
  `sessionStorage.setItem(k,left+entry);location.reload()}catch(e){}},`,
  // of this page, in browsers that tell of them; where the entry is gone, so are others
  `isGone=function(f){return f.responseStatus===404&&/\\/assets\\/.*\\.js$/.test(f.name)},`,
  // asked whatever is known: the line may be down by now
  `look=function(){if(entry)fetch(entry,{method:'HEAD',cache:'no-store'}).then(function(a){`,
  `if(a.status===404||a.ok&&performance.getEntriesByType('resource').some(isGone))leave()},function(){})},`,
  `off=function(b){b.removeAttribute('aria-busy');if(!b.disabled){b.disabled=true;b.dataset.off=''}},`,
  // under an open login they are not seen, nor in one that has given way to another; the app may have taken them away meanwhile
  `put=function(){var d=r.early;(d||document.body).appendChild(n);`,
  `if(d)d.addEventListener('close',function(){if(d.contains(n))put()})},`,
  `tell=function(e){if(!n.isConnected)return;n.hidden=false;if(r.early)put();`,
  // one that is late may still come
  `if(!e)return;look();each.call(r.querySelectorAll(fields),off);`,
  // what was typed stays, and so does what closes it
  `if(r.early)[].slice.call(r.early.querySelectorAll('button'),1).forEach(off)};`,
  `addEventListener('marquee:trouble',tell);`,
  `addEventListener('marquee:lost',look);addEventListener('marquee:kept',function(){look();n.dataset.lost='';n.hidden=false;put();`,
  `each.call(r.querySelectorAll('main :is('+fields+')'),off)});`,
  `addEventListener('error',function(e){if(e.target.type==='module'||n.dataset.begun===undefined&&/\\/assets\\//.test(e.filename))tell(e)},true);`,
  `setTimeout(tell,${patience})`,
  `})(document.getElementById('marquee-trouble'),document.getElementById('root'))`,
].join('')
