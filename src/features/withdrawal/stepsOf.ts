import type { Withdrawal } from '../../contract/withdrawal'

export interface Step {
  readonly id: 'asked' | 'checked' | 'rejected' | 'paid' | 'confirmed' | 'review' | 'auto' | 'forced' | 'returned'
  readonly state: 'done' | 'current' | 'todo' | 'failed'
  /** Epoch milliseconds. */
  readonly at?: number | undefined
}

/** The way of a withdrawal, from the request to what became of the money. */
export function stepsOf({ status, createdAt, decidedAt, paidAt, confirmation }: Withdrawal): readonly Step[] {
  const asked: Step = { id: 'asked', state: 'done', at: createdAt }
  const checked: Step = { id: 'checked', state: 'done', at: decidedAt }
  const paid: Step = { id: 'paid', state: 'done', at: paidAt }
  const todo = (id: Step['id']): Step => ({ id, state: 'todo' })
  const at = confirmation?.at
  switch (status) {
    case 'PENDING':
      return [asked, { id: 'checked', state: 'current' }, todo('paid'), todo('confirmed')]
    case 'REJECTED':
      return [asked, { id: 'rejected', state: 'failed', at: decidedAt }]
    case 'APPROVED':
      return [asked, checked, { id: 'paid', state: 'current' }, todo('confirmed')]
    case 'PAID':
      return [asked, checked, paid, todo('confirmed')]
    case 'REVIEW':
      return [asked, checked, paid, { id: 'review', state: 'current', at }]
    case 'RETURNED':
      return [asked, checked, paid, { id: 'review', state: 'done', at }, { id: 'returned', state: 'done' }]
    case 'CONFIRMED': {
      const ends = { AUTO: 'auto', FORCED: 'forced' } as const
      const outcome = confirmation?.outcome
      const id = outcome === 'AUTO' || outcome === 'FORCED' ? ends[outcome] : 'confirmed'
      return [asked, checked, paid, { id, state: 'done', at }]
    }
  }
}
