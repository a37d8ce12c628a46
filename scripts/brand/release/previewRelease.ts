import { short } from '../../../src/server/releases/pointer'
import { previewLink } from '../../../src/server/releases/previewLink'
import { signPreview } from '../../../src/server/releases/previewToken'
import { type Io, WrongUse } from '../io'
import { lengthOf } from './audience'
import { findRelease } from './findRelease'
import { requireBrandId } from './requireBrandId'
import { type StoreOptions, timeText, withStore } from './withStore'

export interface PreviewOptions extends StoreOptions {
  readonly for: string
  readonly origin?: string
}

/** Prints a link that shows one release to whoever has it, until it ends. */
export async function previewRelease(io: Io, id: string, name: string, options: PreviewOptions): Promise<void> {
  requireBrandId(id)
  const until = Date.now() + lengthOf('--for', options.for)
  const { link, release } = await withStore(io, options, async (store) => {
    const record = await findRelease(store, id, name)
    const token = await signPreview({ brand: id, release: record.release, until }, await store.previewKey())
    return { link: previewLink(originOf(options.origin, record.hosts), token), release: record.release }
  })
  if (options.json) io.out(JSON.stringify({ ok: true, id, release, until, link }))
  else {
    io.out(`${io.paint.bold(id)} ${short(release)}, until ${timeText(until)}:\n\n${io.paint.cyan(link)}\n`)
    io.out(
      'Whoever opens it sees the release on that host until then; opening /edge/preview on that host ends it early.',
    )
  }
}

/** Ends every link that was made before, of every brand. */
export async function revokePreviews(io: Io, options: StoreOptions): Promise<void> {
  await withStore(io, options, (store) => store.renewPreviewKey())
  io.out(
    options.json
      ? JSON.stringify({ ok: true, revoked: true })
      : 'Links to previews that were made until now end, on every edge within half a minute.',
  )
}

/** The first host of the brand's own over TLS, unless another is said; it must be one of the release's. */
function originOf(said: string | undefined, hosts: readonly string[]): string {
  if (said === undefined) return `https://${hosts.find((host) => !host.endsWith('.localhost')) ?? hosts[0] ?? ''}`
  const url = URL.canParse(said) ? new URL(said) : undefined
  if (url && ['http:', 'https:'].includes(url.protocol) && hosts.includes(url.hostname)) return url.origin
  throw new WrongUse(
    `--origin "${said}" is not a host of this release; it has ${hosts.join(', ')}, such as https://${hosts[0] ?? ''}.`,
  )
}
