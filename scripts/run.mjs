import { spawn } from 'node:child_process'

/**
 * Runs a command with its output shown; resolves to its exit code. A command that prints nothing for a while gets
 * a line with the time, so that nobody takes it for dead. With `hear` the output is not shown but given to it, piece by
 * piece, and whoever hears says how long it takes.
 */
export function run(command, args, { cwd, env, quietAfter = 10_000, hear } = {}) {
  return new Promise((resolve) => {
    const started = Date.now()
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: hear ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    })
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    const ticker = hear
      ? undefined
      : setInterval(() => console.log(`  … ${Math.round((Date.now() - started) / 1000)} s`), quietAfter)
    const stop = (signal) => child.kill(signal)
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    const end = (code) => {
      clearInterval(ticker)
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      end(1)
    })
    child.on('close', (code, signal) => end(code ?? (signal ? 130 : 1)))
  })
}
