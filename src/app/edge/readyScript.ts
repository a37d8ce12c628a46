import { drawnAttribute, onlyAttribute, widths } from '../../ui/breakpoints'
import { shellTemplateId } from '../../engine/firstView'
import { opensAttribute } from '../../site/opens'
import { modals } from '../../site/paths'
import { gameButton } from '../../ui/game/gameButton'
import { earlyEvents, fitsAttribute, patienceOfPress } from '../drawn'
import { openEarlyDialog } from './openEarlyDialog'

/**
 * Runs when the drawn view has been read, before it is hydrated. In place of a view that is not this visitor's (another
 * language or theme, or somebody is signed in: bootScript has said so) the shell is shown. Of one that is, parts of other
 * widths go, style attributes come back, and a row that has no room for all of it has its button. A press on what the app
 * has not taken over yet is kept for it (../drawn.ts), and what it opens is fetched meanwhile; the key of the search
 * (site/useSearchKey.ts) counts as a press on its button. What the edge has drawn of a dialog opens at once, also where the
 * app would answer and has not got the dialog's files. A function of the files of each dialog, which the edge calls.
 */
export function readyScript(): string {
  return [
    `(function(f){var d=document.documentElement,r=document.getElementById('root'),w=${JSON.stringify(widths)},nonce=document.currentScript.nonce;`,
    `if(d.dataset.redraw!==undefined){var s=document.getElementById('${shellTemplateId}');`,
    `r.textContent='';r.appendChild(s.content);delete d.dataset.redraw;return}`,
    `var open=${openEarlyDialog},`,
    `mark=function(b,y){b.style.opacity=y?.6:'';y?b.setAttribute('aria-busy','true'):b.removeAttribute('aria-busy')},`,
    // the files of what a button opens, and what is drawn of it, in place of the dialog that the button stands in
    `go=function(o,b,from){if(!asked[o])(f[o]||[]).forEach(function(h){var l=document.createElement('link');`,
    `l.rel='modulepreload';l.nonce=nonce;l.href=h;document.head.appendChild(l)});asked[o]=1;`,
    // a game is gone on to from the login that its button opens, and from no other dialog
    `if(from&&!b.getAttribute('${opensAttribute}'))return;`,
    // one that the app sees to already is left to it, with the next
    `var own=!from||r.early===from,e=open(o,b,mark,go,function(x){if(r.early===x)delete r.early},from);`,
    `if(e&&own){r.early=e;r.opened&&r.opened()}return e},`,
    `asked={},lang=d.lang,taken=function(n){return Object.keys(n).some(function(k){return k.indexOf('__reactProps')===0})},`,
    // a browser keeps so many addresses of what it has fetched; what hands a drawn dialog over is wanted with one alone
    `there=function(o){var p=performance;return p.getEntriesByType('resource').length>240||f[o].every(function(h){`,
    `return/handOver-/.test(h)||p.getEntriesByName(new URL(h,location)).some(function(e){return e.responseEnd})})};`,
    // of a button that the app answers whose dialog has not come: a visitor's, as it was drawn
    `r.addEventListener('click',function(e){var b=e.target.closest('button[${opensAttribute}]'),o=b&&b.getAttribute('${opensAttribute}');`,
    `if(o&&f[o]&&e.isTrusted&&r.opened&&taken(b)&&d.lang===lang`,
    `&&r.querySelector('[${opensAttribute}="${modals.login}"],[${opensAttribute}="${modals.register}"]')&&!there(o)&&go(o,b)){`,
    `e.preventDefault();e.stopImmediatePropagation()}},true);`,
    `var each=function(s,f){Array.prototype.forEach.call(r.querySelectorAll(s),f)};`,
    `var k=Object.keys(w).filter(function(n){return matchMedia(w[n]).matches});`,
    `each('[${onlyAttribute}]',function(e){if(k.indexOf(e.getAttribute('${onlyAttribute}'))<0)e.remove()});`,
    // a row without room for all of it has its button before the first picture
    `each('[${fitsAttribute}]',function(e){var b=e.getBoundingClientRect().bottom-1;Array.prototype.some.call(e.querySelectorAll('li'),`,
    `function(i){return i.getBoundingClientRect().top>=b})&&e.removeAttribute('${fitsAttribute}')});`,
    `each('[data-style]',function(e){e.style.cssText=e.getAttribute('data-style');e.removeAttribute('data-style')});`,
    `r.setAttribute('${drawnAttribute}',k.join(' '));`,
    // whatever is pressed since takes the place of what was pressed before
    `r.keepPress=function(e){var y=e.type==='keydown';`,
    // while a dialog is open keys are the browser's
    `if(y&&((e.key||'').toLowerCase()!=='k'||e.ctrlKey===e.metaKey||e.altKey||e.shiftKey||document.querySelector('dialog[open]')))return;`,
    `if(r.pressed)mark(r.pressed.button);delete r.pressed;`,
    `var b=y?r.querySelector('[${opensAttribute}="${modals.search}"]'):e.type==='submit'?e.submitter:e.target.closest('button'),n=b||e.target;`,
    `if(!b&&e.type!=='submit'||taken(n))return;`,
    // a form that the browser sent by itself would take the page away
    `e.preventDefault();e.stopImmediatePropagation();`,
    // who looks at a drawn page is a visitor, whom a game leads to the login
    `if(!b)return;var o=b.getAttribute('${opensAttribute}')||b.matches('${gameButton}')&&'${modals.login}';`,
    `if(o&&go(o,b))return;`,
    `var p=r.pressed={button:b,at:performance.now(),top:scrollY};mark(b,1);`,
    // nor does it look as if it were still to be answered
    `if(!b.form)setTimeout(function(){if(r.pressed===p){mark(b);delete r.pressed}},${patienceOfPress})};`,
    `${JSON.stringify(earlyEvents)}.forEach(function(t){r.addEventListener(t,r.keepPress,true)});`,
    `document.addEventListener('keydown',r.keepPress,true)`,
    `})`,
  ].join('')
}
