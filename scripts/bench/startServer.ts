import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * The built product with data of its own, once it answers.
 * @param env besides the port
 * @param folder of the product, where it is not this one
 */
export async function startServer(
  port: number,
  env: Readonly<Record<string, string>> = {},
  folder = process.cwd(),
): Promise<ChildProcess> {
  const data = mkdtempSync(path.join(tmpdir(), 'marquee-bench-'))
  const server = spawn(process.execPath, ['dist/server/main.js', '--data', data], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: 'ignore',
  })
  for (let attempt = 0; attempt < 150; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    const up = await fetch(`http://127.0.0.1:${port}/healthz`)
      .then((answer) => answer.ok)
      .catch(() => false)
    if (up) return server
  }
  server.kill()
  throw new Error('the server did not start; run npm run build first')
}
