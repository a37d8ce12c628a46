import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTroubleScript } from './startTrouble'

type Hear = (event: object) => void

const field = (disabled = false) => ({
  disabled,
  dataset: {} as Record<string, string>,
  busy: true,
  removeAttribute() {
    this.busy = false
  },
})
const root = () => ({
  selected: [] as string[],
  querySelectorAll(selector: string) {
    this.selected.push(selector)
    return fields
  },
})
/** A dialog that the edge has drawn. */
const dialog = () => ({
  has: [] as object[],
  close: () => {},
  appendChild(child: object) {
    this.has.push(child)
  },
  contains(child: object) {
    return this.has.includes(child)
  },
  addEventListener(_type: 'close', hear: () => void) {
    this.close = hear
  },
  querySelectorAll: () => buttons,
})

let words: { dataset: Record<string, string>; hidden: boolean; isConnected: boolean }
let fields: ReturnType<typeof field>[]
let buttons: ReturnType<typeof field>[]
let stored: Record<string, string>
/** Names of files that this page was told not to be there. */
let gone: string[]
/** What the server answers when it is asked for the entry; undefined: the line is down. */
let status: number | undefined
let asked: unknown[]
let reloads: number
let openDialog: object | null
let onBody: object[]
let heard: Record<string, Hear>
let later: () => void

beforeEach(() => {
  words = { dataset: { entry: '/assets/main-1.js' }, hidden: true, isConnected: true }
  fields = [field(), field(true)]
  buttons = [field(), field()]
  stored = {}
  gone = []
  status = 200
  asked = []
  reloads = 0
  openDialog = null
  onBody = []
})

function run({ at = root(), isBlocked = false }: { at?: object; isBlocked?: boolean } = {}) {
  heard = {}
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  }
  runInNewContext(startTroubleScript, {
    document: {
      getElementById: (id: string) => (id === 'root' ? at : words),
      querySelector: (selector: string) => (selector === 'dialog[open]' ? openDialog : null),
      body: { appendChild: (child: object) => onBody.push(child) },
    },
    get sessionStorage() {
      if (isBlocked) throw new Error('storage is blocked')
      return storage
    },
    location: { reload: () => (reloads += 1) },
    performance: { getEntriesByType: () => gone.map((name) => ({ name, responseStatus: 404 })) },
    fetch: (address: string, options: { method: string; cache: string }) => {
      asked.push([address, options.method, options.cache])
      return status === undefined ? Promise.reject(new TypeError()) : Promise.resolve({ status, ok: status < 400 })
    },
    addEventListener: (type: string, hear: Hear) => (heard[type] = hear),
    setTimeout: (act: () => void) => (later = act),
  })
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
/** A page whose files do not come says so. */
const lose = async (event: 'lost' | 'kept' = 'lost') => {
  heard[`marquee:${event}`]?.({})
  await settled()
}

describe('the page is loaded anew', () => {
  test('where the entry of its build is not there any more', async () => {
    run()
    status = 404
    await lose()
    expect(asked).toEqual([['/assets/main-1.js', 'HEAD', 'no-store']])
    expect(reloads).toBe(1)
    expect(words.hidden).toBe(true)
  })

  test('where another file of its is gone, and the server answers', async () => {
    run()
    gone = ['https://site.example/assets/VipPage-1.js']
    await lose()
    expect(reloads).toBe(1)
  })

  test.each([
    ['all of it is there', [], 200],
    ['the line is down', [], undefined],
    // earlier, or it is what a cache has told
    ['the line is down by now', ['https://site.example/assets/VipPage-1.js'], undefined],
    ['the server is in trouble', ['https://site.example/assets/VipPage-1.js'], 503],
    ['a picture is gone', ['https://site.example/assets/banner.webp'], 200],
  ])('and not where %s', async (_what, names, answer) => {
    run()
    gone = names
    status = answer
    await lose()
    expect(asked).toHaveLength(1)
    expect(reloads).toBe(0)
  })

  test('once a tab for each build', async () => {
    status = 404
    for (const entry of ['/assets/main-1.js', '/assets/main-2.js', '/assets/main-1.js', '/assets/main-2.js']) {
      words.dataset['entry'] = entry
      run()
      await lose()
      await lose()
    }
    expect(reloads).toBe(2)
  })

  test('of three builds at most: each may be named by something that is long gone itself', async () => {
    status = 404
    for (let build = 1; build <= 5; build += 1) {
      words.dataset['entry'] = `/assets/main-${build}.js`
      run()
      await lose()
    }
    expect(reloads).toBe(3)
  })

  test('not where nothing can be remembered: it would go round', async () => {
    status = 404
    run({ isBlocked: true })
    await lose()
    expect(reloads).toBe(0)
  })

  test('not under an open dialog; after it, with the next that is lost', async () => {
    status = 404
    run()
    openDialog = {}
    await lose()
    expect(reloads).toBe(0)
    openDialog = null
    await lose()
    expect(reloads).toBe(1)
  })

  test('not where no build is known, as while developing', async () => {
    words.dataset['entry'] = ''
    run()
    await lose()
    expect([asked, reloads]).toEqual([[], 0])
  })
})

describe('a start that fails', () => {
  test('is said, and nothing looks alive: what was off is not switched on with the rest', () => {
    run()
    heard['marquee:trouble']?.({})
    expect(words.hidden).toBe(false)
    expect(fields.map(({ disabled, busy, dataset }) => [disabled, busy, dataset])).toEqual([
      [true, false, { off: '' }],
      [true, false, {}],
    ])
  })

  test('by a script that does not come, or an error in one of the build before React begins', () => {
    for (const [event, isTold] of [
      [{ target: { type: 'module' } }, true],
      [{ target: {}, filename: 'https://site.example/assets/main-1.js' }, true],
      [{ target: {}, filename: 'https://tags.example/tag.js' }, false],
      [{ target: { type: 'text/css' }, filename: undefined }, false],
    ] as const) {
      words.hidden = true
      run()
      heard['error']?.(event)
      expect(words.hidden, JSON.stringify(event)).toBe(!isTold)
    }
    words.hidden = true
    words.dataset['begun'] = ''
    heard['error']?.({ target: {}, filename: 'https://site.example/assets/main-1.js' })
    expect(words.hidden).toBe(true)
  })

  test('late is said too, and leaves all as it is: it may still come', () => {
    run()
    later()
    expect(words.hidden).toBe(false)
    expect(fields[0]?.disabled).toBe(false)
    expect(asked).toEqual([])
  })

  test('is not said when the app is there', () => {
    run()
    words.isConnected = false
    heard['marquee:trouble']?.({})
    later()
    expect([words.hidden, fields[0]?.disabled]).toEqual([true, false])
  })

  test('is said in an open dialog, whose cross goes on; and on the page when that is closed', () => {
    const early = dialog()
    const at: { early?: object } = { ...root(), early }
    run({ at })
    heard['marquee:trouble']?.({})
    expect(early.has).toEqual([words])
    expect(buttons.map(({ disabled }) => disabled)).toEqual([false, true])
    expect(onBody).toEqual([])
    delete at.early
    early.close()
    expect(onBody).toEqual([words])
  })
})

test('what is said over a drawn page switches off that alone', async () => {
  const at = root()
  run({ at })
  await lose('kept')
  expect([words.hidden, words.dataset['lost'], onBody]).toEqual([false, '', [words]])
  expect(at.selected).toEqual(['main :is(button,input,select,textarea)'])
})
