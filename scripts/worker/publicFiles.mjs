/**
 * The files of the client's build as Cloudflare serves them, before a Worker is asked: in dist/worker/public/, with the
 * headers that a machine gives them (src/server/edge/staticFile.ts).
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const headers = `/assets/*
  Cache-Control: public, max-age=31536000, immutable
  X-Content-Type-Options: nosniff
  Referrer-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Strict-Transport-Security: max-age=31536000
`

export function writePublicFiles(root) {
  const target = path.join(root, 'dist/worker/public')
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  cpSync(path.join(root, 'dist/client/assets'), path.join(target, 'assets'), {
    recursive: true,
    // Cloudflare compresses by itself
    filter: (file) => !/\.(br|gz)$/.test(file),
  })
  writeFileSync(path.join(target, '_headers'), headers)
}
