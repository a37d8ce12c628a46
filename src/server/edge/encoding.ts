import type { Compressor, Encoding } from './assetReader'

/** The best of the encodings at hand that the visitor takes; smaller first. */
export function chooseEncoding(accepted: string | undefined, available: readonly Encoding[]): Encoding {
  const weights = new Map<string, number>()
  for (const part of (accepted ?? '').split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find((each) => each !== undefined)
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number(weight))
  }
  const takes = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).find((encoding) => available.includes(encoding) && takes(encoding)) ?? 'identity'
}

/** Types that shrink. */
export const isCompressible = (type: string): boolean =>
  /^(text\/|image\/svg\+xml|application\/(json|javascript|xml|manifest\+json))/.test(type)

/** What every runtime has. */
export const webCompressor: Compressor = {
  encodings: ['gzip'],
  compress: async (text, encoding) => {
    if (encoding !== 'gzip') return { bytes: new TextEncoder().encode(text), encoding: 'identity' }
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
    return { bytes: new Uint8Array(await new Response(stream).arrayBuffer()), encoding }
  },
}
