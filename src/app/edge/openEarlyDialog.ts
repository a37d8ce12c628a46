import { dialogTemplateId } from '../../engine/firstView'
import { opensAttribute } from '../../site/opens'
import { earlyAttribute } from '../drawn'

/** Milliseconds for which a press beside it does not close it, nor one on a link lead on: the second tap of two means neither. */
const secondTap = 400

/**
 * Source of a function of a dialog's name, of its button, of what marks one as pressed, of what opens another one in place of
 * this one, of what to do when the dialog is closed, and of the one in whose place it opens: opens what the edge has drawn of
 * it, in place of what the app will draw (../handOver.ts). Its fields and links are the browser's own; a press on what
 * needs the app is kept until something is typed. Undefined where there is none.
 */
export const openEarlyDialog = [
  `(function(n,b,mark,go,over,from){var t=document.getElementById('${dialogTemplateId}'+n);if(!t||!(t=t.content.firstElementChild))return;`,
  `var h=document.documentElement,d=t.cloneNode(true),at=performance.now(),out,`,
  `put=function(e){e.style.cssText=e.getAttribute('data-style');e.removeAttribute('data-style')},`,
  `keep=function(c){if(d.pressed)mark(d.pressed);if(d.pressed=c)mark(c,1)};`,
  `Array.prototype.forEach.call(d.querySelectorAll('[data-style]'),put);if(d.hasAttribute('data-style'))put(d);`,
  `d.setAttribute('${earlyAttribute}','');d.opener=b;if(from){from.next=d;from.close()}`,
  `d.addEventListener('submit',function(e){e.preventDefault();keep(e.submitter||d.querySelector('[type=submit]'))});`,
  `d.addEventListener('pointerdown',function(e){out=e.target===d&&e.timeStamp-at>${secondTap}});`,
  `d.addEventListener('click',function(e){var c=e.target.closest('button'),i,o;`,
  `if(e.target.closest('a')&&e.timeStamp-at<${secondTap})return e.preventDefault();`,
  // beside it, or its own cross, which comes first
  `if(e.target===d?out:c&&c===d.querySelector('button'))return d.close();`,
  `if(!c||c.type==='submit')return;`,
  // the eye of a password stands beside its field
  `i=c.form&&c.parentNode.parentNode.querySelector('input');`,
  `if(!i)return(o=c.getAttribute('${opensAttribute}'))&&go(o,b,d)||keep(c);`,
  `c.setAttribute('aria-pressed',i.type==='password');`,
  `i.type=i.type==='password'?'text':'password'});`,
  `['input','compositionend'].forEach(function(n){d.addEventListener(n,function(e){keep();d.typed=e;d.entered=false})});`,
  // a field without a form: what it is entered for is the app's
  `d.addEventListener('keydown',function(e){if(e.key==='Enter'&&!e.isComposing&&e.target.tagName==='INPUT'&&!e.target.form)d.entered=true});`,
  `d.addEventListener('focusin',function(e){d.focused=e.target});`,
  `d.addEventListener('close',function(){d.remove();if(!document.querySelector('dialog[open]'))delete h.dataset.modal;over(d)});`,
  // the dialog itself takes the focus, not its cross; or its field, as in the app's (ui/overlay/useModal.ts)
  `document.body.appendChild(d);d.showModal();`,
  `var f=d.querySelector('[data-autofocus]')||matchMedia('(pointer: fine)').matches&&d.querySelector('[data-focus-first] input');(f||d).focus();`,
  // the page stands still, as under a dialog of the app's
  `h.toggleAttribute('data-scrollbar',innerWidth>h.clientWidth);h.dataset.modal='';`,
  `return d})`,
].join('')
