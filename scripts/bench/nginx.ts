/** nginx, as the measure of what a processor of this machine can send: a page from disk, compressed before, to whoever asks. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from '../freePorts.mjs'
import { openConnection } from './plainClient'

export interface Nginx {
  readonly port: number
  /** The process that answers. */
  readonly worker: number
  readonly close: () => void
}

export const howToInstall = 'apt-get install nginx-light'

const found = () =>
  [process.env['NGINX'], 'nginx', '/usr/sbin/nginx'].find(
    (file) => file !== undefined && file !== '' && spawnSync(file, ['-v']).status === 0,
  )

/** One worker with files and settings of its own, that sends this body. Undefined where nginx is missing or does not start. */
export async function startNginx(body: Buffer): Promise<Nginx | undefined> {
  const binary = found()
  if (binary === undefined) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-nginx-'))
  // where root starts it the worker is nobody
  chmodSync(folder, 0o755)
  const [port = 0] = await freePorts(1)
  const at = (name: string) => path.join(folder, name)
  writeFileSync(at('index'), body)
  // brotli is no module of Debian's: the file is what goes out, and a header says so
  writeFileSync(
    at('nginx.conf'),
    `worker_processes 1;
daemon off;
pid ${at('pid')};
error_log ${at('errors')};
events { worker_connections 4096; }
http {
  access_log off;
  keepalive_requests 1000000000;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${at(name)};`).join(' ')}
  server {
    listen 127.0.0.1:${port} backlog=4096;
    root ${folder};
    default_type "text/html; charset=utf-8";
    add_header Content-Encoding br;
    add_header Cache-Control "private, no-cache";
  }
}
`,
  )
  const master = spawn(binary, ['-p', folder, '-c', at('nginx.conf'), '-e', at('errors')], { stdio: 'ignore' })
  const close = () => {
    master.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  const worker = (await answers(port, master)) ? workerOf(master.pid) : undefined
  if (worker === undefined) {
    close()
    return undefined
  }
  return { port, worker, close }
}

async function answers(port: number, { pid }: ChildProcess): Promise<boolean> {
  for (let tries = 0; pid !== undefined && tries < 50; tries += 1) {
    const isUp = await new Promise<boolean>((resolve) => {
      const connection = openConnection(port)
      connection.ask('GET /index HTTP/1.1\r\nHost: localhost\r\n\r\n', (answer) => {
        connection.close()
        resolve(answer?.status === 200)
      })
    })
    if (isUp) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

function workerOf(master: number | undefined): number | undefined {
  const [first] = readFileSync(`/proc/${String(master)}/task/${String(master)}/children`, 'utf8').split(' ')
  return first === undefined || first === '' ? undefined : Number(first)
}
