import { drawnAttribute, widths, onlyAttribute } from '../../ui/breakpoints'

/**
 * Runs when the drawn view has been read, before it is hydrated: what the visitor's browser knows better is taken out (of
 * another language or theme, or a visitor's view where somebody is signed in: bootScript has said so), so are parts of
 * other widths, and style attributes come back. A press that comes too early for the app is kept for it.
 */
export function readyScript(): string {
  return [
    `(function(d,r,w){`,
    `if(d.dataset.redraw!==undefined){r.textContent='';return}`,
    `var each=function(s,f){Array.prototype.forEach.call(r.querySelectorAll(s),f)};`,
    `each('[${onlyAttribute}]',function(e){if(!matchMedia(w[e.getAttribute('${onlyAttribute}')]).matches)e.remove()});`,
    `each('[data-style]',function(e){e.style.cssText=e.getAttribute('data-style');e.removeAttribute('data-style')});`,
    `r.setAttribute('${drawnAttribute}','');`,
    `r.addEventListener('click',r.marqueeTap=function(e){`,
    `var b=e.target.closest('button');if(b){e.preventDefault();r.marqueeTapped=b}},true)`,
    `})(document.documentElement,document.getElementById('root'),${JSON.stringify(widths)})`,
  ].join('')
}
