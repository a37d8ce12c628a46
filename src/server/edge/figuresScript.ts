import { figureBounds, figuresPath } from '../../lib/pageFigures'
import { escapeJson } from './escape'

export interface FiguresScript {
  /** Address of the module that measures (src/app/figures). */
  readonly module: string
  readonly page: string
  readonly version: string
}

/**
 * Counts errors of the site's own scripts from the first line on, and has the rest measured once the page stands and the
 * browser has nothing else to do. A page that is put out of sight before tells its errors alone. It needs nothing of the app,
 * so it tells of one that did not start, too. What has no line is no script's error, as where a ResizeObserver is late.
 * Written by hand and small.
 */
export const figuresScript = ({ module, page, version }: FiguresScript): string =>
  [
    `(function(v){self.marqueeVisit=v;var own=function(f){return f&&f.indexOf(location.origin)===0};`,
    `addEventListener('error',function(e){if(e.lineno&&own(e.filename))v.errors++});`,
    `addEventListener('unhandledrejection',function(e){if(e.reason instanceof Error&&e.reason.stack&&e.reason.stack.indexOf(location.origin)>=0)v.errors++});`,
    `document.addEventListener('visibilitychange',function(){if(document.visibilityState!=='hidden'||self.marqueeVisit!==v)return;delete self.marqueeVisit;`,
    `navigator.sendBeacon('${figuresPath}',new Blob([JSON.stringify({page:v.page,version:v.version,errors:Math.min(${figureBounds.errors},v.errors)})],{type:'application/json'}))});`,
    `addEventListener('load',function(){(self.requestIdleCallback||setTimeout)(function(){import(v.module).catch(function(){})},{timeout:5000})})`,
    `})(${escapeJson({ module, page, version, errors: 0 })})`,
  ].join('')
