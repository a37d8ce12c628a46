import type { Brand } from '../brand'
import type { FieldSpec } from './buildForm'

/** The birthday confirms an age that counts on the visitor's day, yyyy-MM-dd. */
export function birthdaySpec(registration: Brand['registration'], today: string): Partial<FieldSpec> {
  const params = { age: registration.birthdayAge }
  const latest = { date: yearsBefore(today, params.age), message: { key: 'form.birthdayAge', params } }
  return { latest, hint: { key: 'form.hint.birthday', params } }
}

/** The birthday of somebody who becomes so old on that day; born on 29 February, one is a day older on 1 March. */
function yearsBefore(today: string, years: number): string {
  const year = String(Number(today.slice(0, 4)) - years).padStart(4, '0')
  return `${year}${today.slice(4)}`
}
