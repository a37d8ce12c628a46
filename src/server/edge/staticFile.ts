import type { StaticAsset } from './assetReader'
import { chooseEncoding } from './encoding'
import { notFound } from './plainAnswers'
import { commonHeaders } from './securityHeaders'

/** A file of the build. Its name changes with its content, so it may be kept for good. */
export async function staticFile(request: Request, asset: StaticAsset | undefined, secure: boolean): Promise<Response> {
  if (!asset) return notFound(secure)
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined, asset.encodings)
  const etag = `"${asset.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const headers = new Headers({
    ...commonHeaders(secure),
    'Content-Type': asset.type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: etag,
    Vary: 'Accept-Encoding',
  })
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return new Response(await asset.read(encoding), { headers })
}

/** The visitor has this very content, or any that is there (`*`). */
export const isKnown = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag)
