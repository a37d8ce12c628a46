import { escapeJson } from './escape'
import type { PageTags } from './manifest'

/** Where a drawn page says which scripts it runs. */
export const startElementId = 'marquee-start'

/** After so many milliseconds scripts are asked for although nothing was painted: a tab in the background paints nothing. */
const patience = 1_000

/**
 * Has a drawn view painted before its scripts are asked for: typefaces, the banner and what is on the screen have the line
 * until then. What answers a press is asked for first; the rest once all of that but one file is there, so that the line is
 * never idle. The first files are the entry and what it imports. A start that fails is told of by startTrouble.ts.
 */
export function startScript({ preload, modules }: PageTags, early: readonly string[], nonce: string): string {
  const known = new Set(early)
  const files = { modules, early, rest: preload.filter((file) => !known.has(file)) }
  return `<script type="application/json" id="${startElementId}">${escapeJson(files)}</script><script nonce="${nonce}">${source}</script>`
}

const source = [
  `(function(s,n){var all=s.early.length,left=all,`,
  `ask=function(h){var l=document.createElement('link');l.rel='modulepreload';l.nonce=n;l.href=h;return document.head.appendChild(l)},`,
  `rest=function(){s.rest.splice(0).forEach(ask)},come=function(){if(--left<2)rest()},`,
  // a task for each, between which the page answers: together they take a slow phone a tenth of a second
  `run=function(){var m=s.modules.shift();`,
  // links tell nothing where a browser does not know of them, or where there are none
  `if(!m){if(left===all)rest();return}`,
  `import(m).then(function(){setTimeout(run)},function(e){dispatchEvent(new Event('marquee:trouble'));`,
  // one that does not come is the line's fault, and no error of the site's
  `if(!(e instanceof TypeError&&/module/.test(e.message)))throw e})},`,
  `go=function(){if(s.on)return;s.on=1;`,
  `s.early.forEach(function(h){var l=ask(h);l.onload=l.onerror=come});run();`,
  // the first Intl object of a browser takes a slow phone 80 milliseconds, later ones next to none. It is idle now; made in two
  // tasks, a press waits for one of them at most
  `[Intl.Collator,Intl.NumberFormat].forEach(function(F){setTimeout(function(){new F})})};`,
  // a task of its own after the frame's callbacks is behind the paint
  `requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,document.hidden?0:${patience})`,
  `})(JSON.parse(document.getElementById('${startElementId}').textContent),document.currentScript.nonce)`,
].join('')
