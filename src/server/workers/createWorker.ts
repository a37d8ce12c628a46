import { messageOf } from '../../lib/messageOf'
import type { DrawFirstView } from '../../engine/firstView'
import { readEnvironment } from '../brands/environment'
import { keepAtMost } from '../brands/keptBytes'
import { isInnerAddress } from '../brands/ownNetwork'
import { FileAway } from '../brands/fileAway'
import { createEdge } from '../edge/app'
import { NotDrawnNow } from '../edge/drawIcon'
import type { Hold } from '../edge/hold'
import { builtTags, type ClientManifest, keptTags } from '../edge/manifest'
import { bodyLimits } from '../edge/readBody'
import { plain } from '../edge/plainAnswers'
import { verifyPassword } from '../passwords'
import { StoreAway } from '../releases/releaseStore'
import { settings } from '../settings'
import { readVisitorRates } from '../visitorRates'
import { createKvReader, type KvNamespace } from './kvReader'
import { createKvSource } from './kvSource'

export interface WorkerParts {
  /** Of the client's build. */
  readonly manifest: () => ClientManifest
  readonly drawFirstView: DrawFirstView
  /** Cloudflare's `waitUntil`. */
  readonly hold: Hold
}

export interface WorkerEnv {
  /** Binding of the namespace that holds the brands. */
  readonly BRANDS: KvNamespace
  /** Variables and secrets, named as on a machine. */
  readonly [name: string]: unknown
}

interface Worker {
  readonly fetch: (request: Request, env: WorkerEnv) => Promise<Response>
}

/** An isolate has 128 MB for everything. */
const memory = {
  releases: 30,
  files: 16_000_000,
  views: { most: 60, mostBytes: 16_000_000 },
  answers: 40,
  bodies: 24 * 1024 * 1024,
}

/**
 * The edge on Cloudflare Workers. Files of the build are Cloudflare's to serve, before a Worker is asked; what is
 * compressed besides is Cloudflare's to decide.
 */
export function createWorker(parts: WorkerParts): Worker {
  // what begins at the edge takes a request's time: nothing may be read, or drawn by chance, before there is one
  let edge: ReturnType<typeof startEdge> | undefined
  return {
    fetch: async (request, env) => {
      try {
        edge ??= startEdge(parts, env)
      } catch (error) {
        console.error(`settings: ${messageOf(error)}`)
        return plain(503, 'This site cannot be shown now.\n', true, { 'Cache-Control': 'no-store' })
      }
      // seen through to its end where the visitor goes: calls that change something, and what others wait for
      const answering = Promise.resolve(edge.fetch(asCame(request)))
      parts.hold(answering.catch(() => undefined))
      return asPacked(await answering)
    },
  }
}

/** Who writes it is nobody whom we would believe: Cloudflare names the visitor elsewhere. */
function asCame(request: Request): Request {
  if (!request.headers.has('x-forwarded-for')) return request
  const headers = new Headers(request.headers)
  headers.delete('x-forwarded-for')
  return new Request(request, { headers })
}

/** What is packed already goes out as it is. */
function asPacked(answer: Response): Response {
  if (!answer.headers.has('content-encoding')) return answer
  const { status, headers, body } = answer
  const init: ResponseInit & { readonly encodeBody: 'manual' } = { status, headers, encodeBody: 'manual' }
  return new Response(body, init)
}

function startEdge({ manifest: readManifest, drawFirstView, hold }: WorkerParts, env: WorkerEnv) {
  const manifest = readManifest()
  keepAtMost(memory.files)
  const variables = textsOf(env)
  const log = (line: string) => console.error(line)
  const file = variables['MARQUEE_ENV']
  const kv = createKvReader(env.BRANDS)
  const held = <T>(work: Promise<T>): Promise<T> => {
    hold(work.catch(() => undefined))
    return work
  }
  return createEdge({
    brands: createKvSource({
      kv,
      environment: readEnvironment({
        variables,
        ...(file !== undefined && file !== '' && { file: { name: 'MARQUEE_ENV', text: file } }),
      }),
      hold,
      releasesKept: memory.releases,
      log,
    }),
    assets: { find: () => undefined },
    tags: keptTags((wanted) => builtTags(manifest, wanted)),
    compressor: {
      encodings: [],
      compress: (text) => Promise.resolve({ bytes: new TextEncoder().encode(text), encoding: 'identity' }),
    },
    drawnBefore: async ({ id, files }, name) => {
      const picture = await held(kv.picture(id, await files.version(), name)).catch((error: unknown) => {
        throw error instanceof StoreAway ? new FileAway(error.message) : error
      })
      // it may be put yet
      if (picture === undefined) throw new NotDrawnNow()
      return picture
    },
    drawFirstView: (input) => held(drawFirstView(input)),
    viewsKept: memory.views,
    answersKept: { setsKept: memory.answers, brandsKept: memory.releases },
    verifyPassword,
    clientAddress: ({ req }) => req.header('cf-connecting-ip'),
    isInner: isInnerAddress,
    visitors: {
      ...readVisitorRates(variables['MARQUEE_VISITOR_LIMITS'] ?? '', readVisitorRates(settings.visitorLimits.fallback)),
      // nobody tells an isolate of an answer that a visitor left: what is under way cannot be counted
      atOnce: Infinity,
    },
    limits: { atOnce: Infinity },
    bodies: { ...bodyLimits, together: memory.bodies },
    tls: 'by address',
    hold,
    log,
  })
}

const textsOf = (env: WorkerEnv): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
