import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync, type Stats } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'

/** Opening a named pipe blocks until there is a writer, which may be never: it is opened without blocking. */
const withoutWaiting = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** Bytes of a text's plain file. Throws for pipes, devices and folders, and for more bytes than allowed. */
export function readPlainFile(file: string, most: number): Buffer {
  const opened = openSync(file, withoutWaiting)
  try {
    const stat = fstatSync(opened)
    if (!stat.isFile()) throw new Error(`${path.basename(file)} is not a plain file`)
    if (stat.size > most) throw new Error(`${path.basename(file)} has ${stat.size} bytes; at most ${most} are read`)
    return readFileSync(opened)
  } finally {
    closeSync(opened)
  }
}

/** Bytes that a plain file has, and the bytes, unless there are more than wanted. Throws for links and what is no file. */
export function readPlainAsset(
  file: string,
  most: number,
): { readonly size: number; readonly bytes: Buffer | undefined } {
  const opened = openSync(file, withoutWaiting | (constants.O_NOFOLLOW ?? 0))
  try {
    const stat = fstatSync(opened)
    if (!stat.isFile()) throw new Error(`${path.basename(file)} is not a plain file`)
    return { size: stat.size, bytes: stat.size > most ? undefined : readFileSync(opened) }
  } finally {
    closeSync(opened)
  }
}

/** Changes where a file is written anew. */
export const stampOf = ({ size, mtimeMs }: Stats): string => `${size} ${mtimeMs}`

/** Bytes of a plain file that is no link, as it was at a stamp; undefined where it is something else, or larger. */
export async function readPlainBytes(
  file: string,
  most: number,
  stamp: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const opened = await open(file, withoutWaiting | (constants.O_NOFOLLOW ?? 0)).catch(unlessOdd)
  if (!opened) return undefined
  try {
    const stat = await opened.stat()
    return stat.isFile() && stat.size <= most && stampOf(stat) === stamp
      ? new Uint8Array(await opened.readFile())
      : undefined
  } finally {
    await opened.close()
  }
}

/** Throws where links lead a path out of the folder. */
export function staysInside(folder: string, file: string): void {
  const [real, whole] = [realpathSync(file), realpathSync(folder)]
  if (!real.startsWith(`${whole}${path.sep}`))
    throw new Error(`${path.relative(folder, file)} is a link that leads out of the folder`)
}

/** What opening says of a link and of a socket. */
function unlessOdd(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ELOOP' && error.code !== 'ENXIO') throw error
}
