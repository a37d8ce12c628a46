import type { BrowserContext } from '@playwright/test'

/**
 * Stands in for Google's frame loader, the one script that Firebase's SDK and its emulator fetch from the internet:
 * `gapi.iframes` over postMessage, in the page and in the helper frame. The SDK and the emulator are the real ones.
 */
const script = `(() => {
  // the SDK throws in a callback whatever it was told; Google's script swallows that
  const tell = (done, data) => {
    try {
      done?.(data)
    } catch {}
  }
  const link = (target, loaded) => {
    const handlers = new Map()
    const waiting = []
    const replies = new Map()
    let count = 0
    const answer = async ({ name, id, data }) =>
      target().postMessage({ gapi: 'reply', id, data: [await handlers.get(name)(data)] }, '*')
    addEventListener('message', (event) => {
      if (event.source !== target() || typeof event.data !== 'object' || event.data === null) return
      if (event.data.gapi === 'reply') tell(replies.get(event.data.id), event.data.data)
      if (event.data.gapi !== 'call') return
      if (handlers.has(event.data.name)) answer(event.data)
      else waiting.push(event.data)
    })
    return {
      restyle: async () => undefined,
      ping: (done) => loaded.then(() => (done?.(), [true])),
      register: (name, handler) => {
        handlers.set(name, handler)
        for (const call of waiting.splice(0)) call.name === name ? answer(call) : waiting.push(call)
      },
      send: (name, data, done) => {
        const id = name + (count += 1)
        if (done) replies.set(id, done)
        target().postMessage({ gapi: 'call', id, name, data }, '*')
      },
    }
  }
  const open = ({ where, url, attributes }, done) => {
    const frame = document.createElement('iframe')
    Object.assign(frame.style, attributes.style)
    frame.setAttribute('aria-hidden', 'true')
    frame.tabIndex = -1
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    frame.src = url
    where.append(frame)
    return Promise.resolve(done(link(() => frame.contentWindow, loaded)))
  }
  window.gapi = {
    load: (_name, options) => setTimeout(options.callback ?? options),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      Iframe: class {},
      getContext: () => ({ open, getParentIframe: () => link(() => parent, Promise.resolve()) }),
    },
  }
  const ready = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload'
  setTimeout(() => window[ready]?.())
})()`

/** Serves the stand-in, and keeps everything else off the internet. */
export async function serveGapi(context: BrowserContext): Promise<void> {
  await context.route(/^https:/, (route) =>
    new URL(route.request().url()).hostname === 'apis.google.com'
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.abort(),
  )
}
