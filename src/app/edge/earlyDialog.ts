import { earlyAttribute, loginTemplateId } from '../earlyDialog'

/**
 * Source of a function of a button and of what to do when its dialog is closed: opens the login that the edge has drawn, in
 * place of the one that the app will draw (../earlyDialog.ts). Its fields are the browser's own; a press on what needs the app is
 * kept. Undefined where there is none.
 */
export const openEarlyDialog = [
  `(function(b,over){var t=document.getElementById('${loginTemplateId}');if(!t)return;`,
  `var d=t.content.firstElementChild.cloneNode(true),`,
  `put=function(e){e.style.cssText=e.getAttribute('data-style');e.removeAttribute('data-style')},`,
  `keep=function(c){if(!c)return;if(d.pressed)d.pressed.style.opacity='';d.pressed=c;c.style.opacity=.6};`,
  `Array.prototype.forEach.call(d.querySelectorAll('[data-style]'),put);if(d.hasAttribute('data-style'))put(d);`,
  `d.setAttribute('${earlyAttribute}','');`,
  `d.addEventListener('submit',function(e){e.preventDefault();keep(e.submitter||d.querySelector('[type=submit]'))});`,
  `d.addEventListener('click',function(e){var c=e.target.closest('button');`,
  // beside it, or its own cross, which comes first
  `if(e.target===d||c&&c===d.querySelector('button'))return d.close();`,
  `if(c&&c.type!=='submit')keep(c)});`,
  `d.addEventListener('focusin',function(e){d.focused=e.target});`,
  `d.addEventListener('close',function(){d.remove();over(d)});`,
  // the dialog itself takes the focus, not its cross
  `d.setAttribute('autofocus','');document.body.appendChild(d);d.showModal();`,
  `var f=matchMedia('(pointer: fine)').matches&&d.querySelector('input');if(f)f.focus();`,
  `return d})`,
].join('')
