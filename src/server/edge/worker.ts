import type { LoadedBrand } from '../brands/loadedBrand'
import { offlinePath } from './appAddresses'
import { escapeJson } from './escape'
import { offlineFiles, offlineVersion } from './offlinePage'
import { commonHeaders } from './securityHeaders'

/** Its own requests: the offline page and what that page shows. A page that it hands on keeps its own policy. */
const policy = "default-src 'none'; connect-src 'self'; img-src 'self'; font-src 'self'"

/**
 * The service worker of a brand. Its text changes with the offline page, which a new build may make another, and with the
 * brand's files; browsers take up the new one then, which throws away what the old one kept.
 */
export async function workerFile(loaded: LoadedBrand, secure: boolean): Promise<Response> {
  const version = `${await loaded.files.version()}-${await offlineVersion(loaded)}`
  return new Response(workerSource(`marquee-${version}`, [offlinePath, ...(await offlineFiles(loaded))]), {
    headers: {
      ...commonHeaders(secure),
      'Content-Security-Policy': policy,
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    },
  })
}

/**
 * It keeps the files on its list and nothing else: no answer of a platform, no page, no script of the build, so nothing
 * that a token brought, and nothing that an old worker could show after a new build. They are asked for with the cookie
 * that says which release the visitor sees, as the worker was. A page is always asked for; where the network does not
 * answer, the offline page stands in. All else passes it by. Written by hand and small.
 */
export function workerSource(name: string, files: readonly string[]): string {
  return `const name=${escapeJson(name)},files=${escapeJson(files)},offline=files[0];
addEventListener('install',e=>e.waitUntil(caches.open(name).then(c=>c.addAll(files.map(f=>new Request(f,{credentials:'same-origin',cache:'no-cache'})))).then(()=>skipWaiting())));
addEventListener('activate',e=>e.waitUntil(Promise.all([caches.keys().then(all=>Promise.all(all.filter(k=>k.startsWith('marquee-')&&k!==name).map(k=>caches.delete(k)))),registration.navigationPreload?registration.navigationPreload.enable():0]).then(()=>clients.claim())));
addEventListener('fetch',e=>{const r=e.request,u=new URL(r.url);
if(r.method!=='GET'||u.origin!==location.origin||r.headers.has('authorization'))return;
if(r.mode==='navigate'){e.respondWith(Promise.resolve(e.preloadResponse).then(p=>p||fetch(r)).catch(()=>caches.open(name).then(c=>c.match(offline)).then(p=>p||Response.error())));return}
if(u.search===''&&u.pathname!==offline&&files.includes(u.pathname))e.respondWith(caches.open(name).then(c=>c.match(u.pathname)).then(p=>p||fetch(r)))});
`
}
