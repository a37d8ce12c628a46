import { expect } from 'vitest'
import { modals } from '../../../src/site/paths'
import { events } from './events'
import { createPerson, type Person } from './person'
import { createVisit, type Visit } from './visit'
import type { World } from './world'

/** Tells a story in a tab of its own, and holds what must be true after each of its events and at its end. */
export async function tell(world: World, story: readonly string[]): Promise<readonly string[]> {
  await world.startOver()
  const visit = createVisit(world)
  const person = createPerson(world, visit)
  const happened: string[] = []
  try {
    await visit.settle()
    for (const name of story) {
      if (await events[name]?.(person)) happened.push(name)
      await examine(world, visit, person)
    }
    await finish(world, visit, person)
    const { pathname, search } = new URL(person.wanted(), 'https://site.test')
    expect(visit.address()).toBe(`${pathname}${search}`)
  } finally {
    visit.end()
  }
  return happened
}

async function examine(world: World, visit: Visit, person: Person): Promise<void> {
  const session = visit.session()
  if (session.state === 'signed-in') person.done(session.token)
  if (session.state === 'signed-in' && session.token !== undefined) {
    // nobody is in as somebody else, nor about to be
    expect(session.account).toBe(person.meant())
    expect(['changing', 'secondCheck']).not.toContain(visit.signIn().state)
    const { value } = await world.call('GET', '/wps/member/info', { token: session.token })
    // while the platform is away it says nothing of anybody
    if (value !== undefined) expect(value).toMatchObject({ account: session.account })
  }
  if (session.state === 'visitor' && visit.signIn().state !== 'changing')
    expect(sessionStorage.getItem('token')).toBeNull()
  // what was typed is there still
  const form = visit.form()
  if (form && session.state === 'visitor' && person.typed() !== undefined)
    expect(form.value('username')).toBe(person.typed())
}

/** Whoever sits there goes on with what is shown, until they are in: no story may lead where that ends. */
async function finish(world: World, visit: Visit, person: Person): Promise<void> {
  for (let steps = 0; steps < 8; steps += 1) {
    const session = visit.session()
    if (!visit.open()) await person.maintain('normal')
    else if (visit.signIn().state === 'changing') {
      // somebody can see it
      expect(visit.dialog()).toBe(modals.password)
      await person.changePassword()
    } else if (visit.isIn() && visit.dialog() === undefined) return
    else if (visit.signIn().state === 'secondCheck' && visit.hasPanel()) await person.answerCheck()
    else await person.logIn(session.state === 'signed-in' ? session.account : 'member01')
    await examine(world, visit, person)
  }
  throw new Error(`a dead end at ${visit.address()}, sign-in ${visit.signIn().state}, session ${visit.session().state}`)
}
