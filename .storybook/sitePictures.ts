import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import type { StorybookConfig } from '@storybook/react-vite'

type Plugin = NonNullable<NonNullable<Parameters<NonNullable<StorybookConfig['viteFinal']>>[0]['plugins']>[number]>

interface Sandbox {
  readonly app: { request: (address: string) => Response | Promise<Response> }
}
interface SandboxModule {
  readonly createSandbox: (options: {
    readonly dataDir: string
    readonly gameCount: number
    readonly now: () => number
    readonly log: () => void
  }) => Sandbox
}

const answersFolder = 'stories/platform/answers'

/** Pictures that recorded answers name, under /cdn: the sandbox draws them, when they are asked for or for the built pages. */
export function sitePictures(root: string): Plugin {
  let sandbox: Promise<Sandbox> | undefined
  const open = async (): Promise<Sandbox> => {
    const { module } = await runnerImport<SandboxModule>(path.join(root, 'src/server/sandbox/createSandbox.ts'), {
      configFile: false,
      root,
    })
    const { at, count } = recorded(root)
    return module.createSandbox({ dataDir: ':memory:', gameCount: count, now: () => at, log: () => undefined })
  }
  const draw = async (address: string) => {
    sandbox ??= open()
    return (await sandbox).app.request(`http://sandbox.localhost${address}`)
  }
  return {
    name: 'site-pictures',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const address = request.url ?? ''
        if (!address.startsWith('/cdn/')) return next()
        draw(address).then(async (picture) => {
          response.writeHead(picture.status, {
            'Content-Type': picture.headers.get('Content-Type') ?? 'text/plain',
            'Cache-Control': 'max-age=3600',
          })
          response.end(Buffer.from(await picture.arrayBuffer()))
        }, next)
      })
    },
    async generateBundle() {
      for (const address of recorded(root).pictures) {
        const picture = await draw(address)
        if (picture.ok)
          this.emitFile({
            type: 'asset',
            fileName: address.slice(1),
            source: new Uint8Array(await picture.arrayBuffer()),
          })
      }
    },
  }
}

interface Recorded {
  readonly at: number
  /** How many games the catalogue had. */
  readonly count: number
  /** Addresses without their queries: a built page has one picture for them. */
  readonly pictures: ReadonlySet<string>
}

function recorded(root: string): Recorded {
  const folder = path.join(root, answersFolder)
  const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))
  const { at, games } = JSON.parse(texts[0] ?? '{"at":0,"games":0}') as { readonly at: number; readonly games: number }
  return { at, count: games, pictures: new Set(texts.flatMap((text) => text.match(/\/cdn\/[\w/.-]+/g) ?? [])) }
}
