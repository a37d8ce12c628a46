import { useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { queryWords } from '../../lib/fold'
import { useModalDialog } from '../../site/modal'
import { modals } from '../../site/paths'
import { withMessages } from '../../site/withMessages'
import { EmptyState, SearchInput } from '../../ui'
import { Found } from './Found'
import { messages } from './messages'
import { moveAmongResults, takeFirst } from './moveAmongResults'
import { Anchored, Awaited, Column } from './search.styles'
import { Start } from './Start'

/** Games of every category, providers, promotions, help and pages, from any page of the site. */
export default withMessages(messages, function SearchModal() {
  const { t } = useTranslation()
  const { open, onClose } = useModalDialog()
  const [text, setText] = useState('')
  const column = useRef<HTMLDivElement>(null)
  const results = useId()
  // a key press is drawn at once, what it finds when there is time
  const sought = useDeferredValue(text)
  const words = useMemo(() => queryWords(sought), [sought])
  // signs alone are no words, and find nothing
  const isAsked = sought.trim() !== ''
  // Enter takes what was typed, as soon as it is found: never a suggestion, or the result of fewer letters
  const entered = useRef<string>(undefined)
  const onFound = useCallback((found: string) => {
    if (entered.current?.trim() !== found || !takeFirst(column.current)) return
    entered.current = undefined
  }, [])
  const change = (next: string) => {
    entered.current = undefined
    setText(next)
  }
  const onEnter = () => {
    entered.current = sought === text && isAsked && takeFirst(column.current) ? undefined : text
  }
  return (
    <Anchored
      open={open}
      onClose={onClose}
      name={modals.search}
      title={t('search.title')}
      closeLabel={t('app.close')}
      width={640}
    >
      <Column ref={column} onKeyDown={(event) => moveAmongResults(event, column.current, onEnter)}>
        <SearchInput
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={text}
          onValue={change}
          aria-controls={results}
          labels={{ search: t('search.placeholder'), clear: t('search.clear') }}
        />
        <div id={results}>
          {isAsked ? <Found text={sought.trim()} words={words} onFound={onFound} /> : <Start onChoose={setText} />}
          {import.meta.env.SSR ? (
            <Awaited>
              <EmptyState compact icon="search" title={t('search.searching')} text={t('search.noneYet')} />
            </Awaited>
          ) : null}
        </div>
      </Column>
    </Anchored>
  )
})
