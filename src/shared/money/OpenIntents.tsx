import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { errorMessage } from '../../platform/messages'
import { useAtomValue, useSetAtom } from '../../state/atoms'
import { Button, Cluster, Notice, type NoticeProps, Stack, useToast } from '../../ui'
import type { Booked } from './moneyCall'
import type { MoneyAtoms, OpenIntent } from './moneyAtoms'
import type { Done } from './sendOnce'

interface OpenIntentsProps<Content, Beside, Value> {
  readonly money: MoneyAtoms<Content, Beside, Value>
  /** What it is, in the player's words. */
  readonly describe: (content: Content) => string
  /** What the platform lists anyway: what is found there need not be asked for. */
  readonly listed?: readonly Booked[] | undefined
  /** A way to what was done. */
  readonly show: (reference: string) => ReactNode
}

/** What became of one. Without `done` it never reached the platform. */
interface Learnt {
  readonly id: string
  readonly what: string
  readonly done: Done | undefined
}

const outcomes: Readonly<Record<Done['standing'], { readonly tone: NoticeProps['tone']; readonly text: MessageKey }>> =
  {
    waiting: { tone: 'accent', text: 'money.taken' },
    granted: { tone: 'success', text: 'money.arrived' },
    rejected: { tone: 'danger', text: 'money.rejected' },
  }
const absent = { tone: 'accent', text: 'money.absent' } as const

/**
 * Money calls whose answer never came: what they were, that nobody knows what became of them, and one press that finds out.
 * Needs the messages of this folder.
 */
export function OpenIntents<Content, Beside, Value>({
  money,
  describe,
  listed,
  show,
}: OpenIntentsProps<Content, Beside, Value>) {
  const { t } = useTranslation()
  const open = useAtomValue(money.open)
  const settle = useSetAtom(money.settle)
  const [learnt, setLearnt] = useState<readonly Learnt[]>([])
  const told = useRef<HTMLDivElement>(null)
  const learn = useCallback(
    (one: Learnt) => setLearnt((known) => [one, ...known.filter(({ id }) => id !== one.id)]),
    [],
  )
  useEffect(() => {
    for (const { intent, content } of open) {
      const found = listed?.find(({ requestId }) => requestId === intent.id)
      if (found) void settle(intent).then(() => learn({ id: intent.id, what: describe(content), done: found }))
    }
  }, [open, listed, describe, settle, learn])
  const findOut = (one: Learnt, hadFocus: boolean) => {
    learn(one)
    // the button that had it goes with its note
    if (hadFocus) told.current?.focus()
  }
  return (
    <>
      {open.length === 0 ? null : (
        <Stack gap={3}>
          {open.map((one) => (
            <OpenNotice key={one.intent.id} money={money} one={one} what={describe(one.content)} onLearnt={findOut} />
          ))}
        </Stack>
      )}
      <Told ref={told} role="status" tabIndex={-1}>
        {learnt.map(({ id, what, done }) => {
          const { tone, text } = done ? outcomes[done.standing] : absent
          return (
            <Notice key={id} tone={tone}>
              <Cluster>
                <span>{t(text, { what })}</span>
                {done ? show(done.reference) : null}
              </Cluster>
            </Notice>
          )
        })}
      </Told>
    </>
  )
}

/** There before it says anything, so that screen readers read what it says; out of the flow while it is empty. */
const Told = styled.div`
  display: grid;
  gap: var(--space-3);

  &:empty {
    position: absolute;
  }
  &:focus {
    outline: none;
  }
`

interface OpenNoticeProps<Content, Beside, Value> {
  readonly money: MoneyAtoms<Content, Beside, Value>
  readonly one: OpenIntent<Content>
  readonly what: string
  readonly onLearnt: (learnt: Learnt, hadFocus: boolean) => void
}

function OpenNotice<Content, Beside, Value>({
  money,
  one: { intent, isFresh },
  what,
  onLearnt,
}: OpenNoticeProps<Content, Beside, Value>) {
  const { t } = useTranslation()
  const { show } = useToast()
  const language = useAtomValue(languageAtom).tag
  const findOut = useSetAtom(money.findOut)
  const forget = useSetAtom(money.forget)
  const [busy, setBusy] = useState(false)
  const note = useRef<HTMLDivElement>(null)
  const time = formatDateTime(intent.at, language)

  const find = async () => {
    setBusy(true)
    try {
      const fate = await findOut(intent)
      const { activeElement } = document
      const hadFocus = activeElement === document.body || note.current?.contains(activeElement) === true
      if (fate.state === 'unknown') show({ tone: 'warning', text: t('money.unclear') })
      else onLearnt({ id: intent.id, what, done: fate.state === 'done' ? fate : undefined }, hadFocus)
    } catch (error) {
      show({ tone: 'danger', text: t(errorMessage(error)) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Notice tone="warning">
      <Stack gap={3} ref={note} role="group" aria-label={what}>
        <span>
          <b>{what}</b>
          <br />
          {isFresh ? t('money.openText', { time }) : t('money.oldText', { time })}
        </span>
        <Cluster>
          <Button size="s" busy={busy} onClick={() => void find()}>
            {t('money.findOut')}
          </Button>
          {isFresh ? null : (
            <Button size="s" variant="ghost" onClick={() => void forget(intent)}>
              {t('money.remove')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Notice>
  )
}
