/**
 * Brands from the command line: `npm run brand -- help`.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'
import { checkNode } from './checkNode.mjs'

checkNode()
const root = path.resolve(import.meta.dirname, '..')
const features = ['src/features']
const entry = await bundle(root, 'scripts/brand/main.ts', features)
const { main } = await import(pathToFileURL(entry).href)
process.exitCode = await main(process.argv.slice(2), root)
