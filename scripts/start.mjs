/**
 * Installs and builds what is missing, then runs edge and sandbox. Flags go to the server:
 *
 *   npm start -- --port 4001 --fresh
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkNode } from './checkNode.mjs'

checkNode()
const root = path.resolve(import.meta.dirname, '..')
const { ensureInstalled } = await import('./install.mjs')
await ensureInstalled(root)
const { ensureBuilt } = await import('./build.mjs')
const code = await ensureBuilt(root)
if (code !== 0) process.exit(code)
process.env.NODE_ENV ??= 'production'
await import(pathToFileURL(path.join(root, 'dist/server/main.js')).href)
