import type { Brand } from '../../engine/brand'

/** One page that was looked at: its address without query and hash, which may name accounts. */
type CountPage = (address: string, title: string) => void

/** Loads the services that the brand counts visits with; only after the visitor agreed. */
export function loadTags({ googleAnalytics, matomo, plausible }: Brand['tags']): CountPage {
  const counts = [
    ...(googleAnalytics ? [countByGoogle(googleAnalytics.id)] : []),
    ...(matomo ? [countByMatomo(matomo.url, matomo.site)] : []),
    ...(plausible ? [countByPlausible(plausible.url ?? 'https://plausible.io/', plausible.domain)] : []),
  ]
  return (address, title) => counts.forEach((count) => count(address, title))
}

/** A queue on the window under the name that the vendor's script looks for. */
function queueAt(name: string): unknown[] {
  const queue: unknown[] = []
  Reflect.set(window, name, queue)
  return queue
}

/** gtag.js tells commands from data by their being `arguments`, as its own snippet pushes them. */
const command: (...parts: unknown[]) => unknown = function () {
  // oxlint-disable-next-line prefer-rest-params -- an array would be taken for data
  return arguments
}

function countByGoogle(id: string): CountPage {
  const layer = queueAt('dataLayer')
  layer.push(command('js', new Date()))
  // pages are counted by hand: the service would read the whole address
  const own = { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false }
  layer.push(command('config', id, { ...own, page_location: window.location.origin, page_referrer: '' }))
  runScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
  return (address, title) => {
    const page = { page_location: address, page_title: title, page_referrer: '' }
    layer.push(command('event', 'page_view', page))
  }
}

function countByMatomo(url: string, site: number): CountPage {
  const queue = queueAt('_paq')
  queue.push(['setTrackerUrl', `${url}matomo.php`], ['setSiteId', String(site)], ['setReferrerUrl', ''])
  runScript(`${url}matomo.js`)
  return (address, title) => queue.push(['setCustomUrl', address], ['setDocumentTitle', title], ['trackPageView'])
}

function countByPlausible(url: string, domain: string): CountPage {
  const queue: unknown[] = []
  // the script empties the queue of the function that it finds, and puts its own in the place
  Reflect.set(
    window,
    'plausible',
    Object.assign((...call: unknown[]) => queue.push(call), { q: queue }),
  )
  runScript(`${url}js/script.manual.js`, { domain })
  return (address) => {
    const send: unknown = Reflect.get(window, 'plausible')
    if (typeof send === 'function') Reflect.apply(send, window, ['pageview', { u: address }])
  }
}

/** A script that does not arrive counts nothing, which is no trouble of the visitor's. */
function runScript(address: string, data: Readonly<Record<string, string>> = {}): void {
  const script = document.createElement('script')
  script.async = true
  Object.assign(script.dataset, data)
  script.src = address
  document.head.append(script)
}
