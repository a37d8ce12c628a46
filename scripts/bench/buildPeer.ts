import path from 'node:path'
import { build } from 'vite'

/** The script of a page beside which the product is measured, for a tag of its own. @param file in this folder */
export async function buildPeer(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: path.resolve(import.meta.dirname, '../..'),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      assetsInlineLimit: 100_000_000,
      rolldownOptions: { input: path.join(import.meta.dirname, file), output: { format: 'iife' } },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunk = outputs.find((one) => one.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error(`${file} was not built`)
  return chunk.code
}
