/**
 * Platform answers are data: under the site's own origin none of them may be taken for a script, a style sheet or a
 * page. Types are listed, since browsers run more than one name of a script (text/jscript, text/livescript …).
 */
const passed =
  /^(?:application\/(?:json|[\w.-]+\+json|jose|jwt|pdf|octet-stream)|text\/(?:plain|csv)|image\/(?:avif|bmp|gif|jpeg|png|svg\+xml|vnd\.microsoft\.icon|webp|x-icon)|(?:audio|video)\/(?:mp4|mpeg|ogg|wav|webm))$/

export function inertType(type: string | null): string {
  const name = type?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type !== null && passed.test(name)) return type
  return name.startsWith('text/') || /[/+]xml$|script$/.test(name)
    ? 'text/plain; charset=utf-8'
    : 'application/octet-stream'
}
