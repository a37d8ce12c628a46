import { openFolders, openPages } from '../../contract/pages'
import type { Brand } from '../../engine/brand'
import { languageOf, type Language } from '../../i18n/languages'
import { escapeJson } from './escape'
import { memberCookie, viewCookie } from './viewCookie'

/** Seconds: a year. */
const choicesKept = 31_536_000
/** Seconds after a member's last page for which the edge takes them to be signed in still. */
const memberKept = 1_800

/**
 * Runs before the first paint: the language of the address or the visitor's stored one, and the theme, so that nothing flashes. The same keys and
 * words as in the app (`hisLang`, `marquee.theme`, `token`); a stored value that is none of them is as if it were not
 * there.
 * Written by hand and small: it stands in every page.
 */
export function bootScript(brand: Brand): string {
  const supported = brand.languages.supported
    .map(languageOf)
    .filter((language): language is Language => language !== undefined)
  const languages = Object.fromEntries(
    supported.flatMap(({ tag, platformCode, dir }) => [
      [platformCode, [tag, dir]],
      [tag, [tag, dir]],
    ]),
  )
  const first = brand.theme.followSystem ? 'system' : brand.theme.default
  return [
    `(function(d,languages,first,own){var stored=function(k){try{return localStorage.getItem(k)}catch(e){}};`,
    `var has=function(k){return Object.prototype.hasOwnProperty.call(languages,k)},asked=new URLSearchParams(location.search).get('lang'),code=has(asked)&&languages[asked][0]===asked?asked:stored('hisLang'),l=has(code)&&languages[code];`,
    `if(l){d.lang=l[0];d.dir=l[1]}`,
    `var t=stored('marquee.theme');if(t!=='dark'&&t!=='light'&&t!=='system')t=first;`,
    `if(t==='system')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';`,
    ...(brand.access.loginRequired
      ? [
          `var token;try{token=sessionStorage.getItem('token')}catch(e){}`,
          `var p=location.pathname,open=${escapeJson(openPages)}.indexOf(p)>=0;`,
          `${escapeJson(openFolders)}.forEach(function(f){if(p.indexOf(f)===0)open=true});`,
          `if(!token&&!open)d.dataset.gate='';`,
        ]
      : []),
    // what the edge draws the next page by (viewCookie.ts); what it has drawn for other choices is not shown
    `var put=function(n,v,s){try{document.cookie=n+'='+v+';Max-Age='+s+';Path=/;SameSite=Lax'+(location.protocol==='https:'?';Secure':'')}catch(e){}};`,
    `var had,seen=function(k){var c=stored('marquee.theme'),m;try{m=sessionStorage.getItem('token')}catch(e){}`,
    `var v=(k&&k[0]!==own?k[0]:'-')+'.'+(c==='dark'||c==='light'||c==='system'?c:'-');`,
    `put('${viewCookie}',v,${choicesKept});if(m||had)put('${memberCookie}',m?1:'',m?${memberKept}:0);had=had||m;return v+(m?'.1':'.0')};`,
    `var v=seen(l);if(v!==(d.dataset.view||v))d.dataset.redraw='';addEventListener('pagehide',function(){var k=stored('hisLang');seen(has(k)&&languages[k])});`,
    `d.dataset.theme=t;var m=document.querySelector('meta[name=theme-color]');`,
    `if(m)m.content=m.getAttribute('data-'+t);`,
    `m=document.querySelector('meta[name=color-scheme]');if(m)m.content=t;`,
    // comes once, at times before the app is there, which offers it in its own place
    `addEventListener('beforeinstallprompt',function(e){e.preventDefault();self.marqueeInstall=e;dispatchEvent(new Event('marquee:install'))})`,
    `})(document.documentElement,${escapeJson(languages)},${escapeJson(first)},${escapeJson(brand.languages.default)})`,
  ].join('')
}
