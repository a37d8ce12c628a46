import { drawnAttribute, widths, onlyAttribute } from '../../ui/breakpoints'

/**
 * Runs when the drawn view has been read, before it is hydrated. A view that is not this visitor's goes (another language
 * or theme, or somebody is signed in: bootScript has said so), parts of other widths do, and style attributes come back.
 * What is pressed or typed before the app is there is kept for it (../drawn.ts).
 */
export function readyScript(): string {
  return [
    `(function(d,r,w){`,
    `if(d.dataset.redraw!==undefined){r.textContent='';return}`,
    `var each=function(s,f){Array.prototype.forEach.call(r.querySelectorAll(s),f)};`,
    `each('[${onlyAttribute}]',function(e){if(!matchMedia(w[e.getAttribute('${onlyAttribute}')]).matches)e.remove()});`,
    `each('[data-style]',function(e){e.style.cssText=e.getAttribute('data-style');e.removeAttribute('data-style')});`,
    `r.setAttribute('${drawnAttribute}','');`,
    `r.marqueeTyped=new Map();r.marqueeHear=function(e){`,
    `if(e.type==='input'){r.marqueeTyped.set(e.target,e.target.value);return}`,
    `var b=e.target.closest('button');if(b){e.preventDefault();r.marqueeTapped=b}};`,
    `r.addEventListener('click',r.marqueeHear,true);r.addEventListener('input',r.marqueeHear,true)`,
    `})(document.documentElement,document.getElementById('root'),${JSON.stringify(widths)})`,
  ].join('')
}
