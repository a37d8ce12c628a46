import { readFileSync } from 'node:fs'

/** Processor time of a whole process, compression included; how busy the machine is otherwise changes it little. */
export function processorSeconds(pid: number | undefined): number {
  const fields =
    readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? []
  // utime and stime, in hundredths of a second
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Memory of a whole process, as the system counts it. */
export function megabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? NaN) / 1024)
}
