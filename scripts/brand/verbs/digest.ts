import type { Command } from 'commander'
import { hashPassword } from '../../../src/server/passwords'
import { type Io, WrongUse } from '../io'
import type { Finish } from '../verbs'

/** Twice what stored passwords take: it is compared once a login, and must outlast its file being read by others. */
const cost = { N: 32_768, r: 8, p: 1 }

export function addDigest(program: Command, io: Io, finish: Finish): void {
  program
    .command('digest')
    .summary('makes the digest of the password that new accounts are given')
    .description(
      `Asks for the password that the platform gives to new accounts, and prints what goes into brand.json, or into the
deployment's own file, as account.defaultPasswordDigest. Who signs in with that password must then change it.

The password is asked for, or read from standard input where nobody can be asked; it is never part of the command, which
shells keep. Each run prints another digest: its salt is new. All of them are right.`,
    )
    .option('--json', 'one JSON document')
    .action(async (options: { readonly json?: boolean }) => {
      const typed = io.interactive ? await ask() : (await io.input()).replace(/\r?\n$/, '')
      if (typed === '') throw new WrongUse('No password came. Type it when asked, or pipe it in.')
      if (typed.length > 200) throw new WrongUse('No password is longer than 200 characters.')
      const digest = await hashPassword(typed, cost)
      if (options.json) io.out(JSON.stringify({ ok: true, digest }))
      else io.out(`"account": { "defaultPasswordDigest": ${JSON.stringify(digest)} }`)
      finish(0)
    })
}

async function ask(): Promise<string> {
  const { password: askPassword, isCancel } = await import('@clack/prompts')
  const answer = await askPassword({ message: 'Password of new accounts' })
  if (isCancel(answer)) throw new WrongUse('stopped')
  return answer
}
