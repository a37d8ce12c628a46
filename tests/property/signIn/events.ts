import type { Person } from './person'

/** What may meet in a sign-in, as the table of docs/sign-in.md names it. Answers whether it could happen there. */
export const events: Readonly<Record<string, (person: Person) => Promise<boolean>>> = {
  'sign-in': (person) => person.logIn('member01'),
  'captcha asked': (person) => person.failThrice(),
  reset: (person) => person.reset(),
  'one-click': (person) => person.oneClick(),
  'second check': (person) => person.logIn('newip01'),
  'forced change': (person) => person.logIn('default01'),
  expiry: (person) => person.expire(),
  'another tab': (person) => person.otherTab(),
  'another account': (person) => person.logIn('vip01'),
  logout: (person) => person.logOut(),
  'guarded address': (person) => person.visitGuarded(),
  'maintenance begins': (person) => person.maintain('maintenance'),
}

export const eventNames = Object.keys(events)
