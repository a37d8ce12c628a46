import { type ReactNode, useId, useRef } from 'react'
import styled from 'styled-components'
import { IconButton } from '../action/IconButton'
import { media } from '../breakpoints'
import { hiddenVisually } from '../css'
import { useModal } from './useModal'

export interface ModalProps {
  readonly open: boolean
  /** Escape, the close button and a press outside ask for it; the owner sets `open` to false, or says that it is `busy`. */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly closeLabel: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** The title is read but not drawn. */
  readonly hideTitle?: boolean | undefined
  /** False: it stays until what it asks for is done. Its content must offer a way out. */
  readonly closable?: boolean | undefined
  /** Its call is on its way: it stays until that is answered, or nobody would learn how it ended. */
  readonly busy?: boolean | undefined
  /** The first empty field of a form in it gets the cursor, but on touch screens. */
  readonly focusFirst?: boolean | undefined
  /** By which it is found among others. */
  readonly name?: string | undefined
}

export interface ModalFrameProps extends ModalProps {
  readonly className?: string
  readonly width?: number | undefined
}

/** The bones of Dialog and Drawer: head, scrolling body, foot. Looks come by className. */
export function ModalFrame(props: ModalFrameProps) {
  const {
    open,
    onClose: leave,
    title,
    closeLabel,
    children,
    footer,
    hideTitle = false,
    closable = true,
    busy = false,
    focusFirst,
    name,
    className,
    width,
  } = props
  const { ref, phase, held } = useModal(open)
  const titleId = useId()
  const onClose = () => {
    if (!busy) leave()
  }
  const pressedOutside = useRef(false)
  if (phase === 'closed') return null
  return (
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={titleId}
      data-phase={phase}
      data-dialog={name}
      data-focus-first={focusFirst}
      tabIndex={-1}
      style={width === undefined ? undefined : { inlineSize: width }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (closable) onClose()
      }}
      // a browser that Escape reaches before anything was pressed in the page closes the dialog without `cancel`; one that is
      // open again by now has been opened anew since, and one that is held no more was closed by its owner
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || currentTarget.open || phase !== 'open' || !held.current) return
        if (closable && !busy) leave()
        else currentTarget.showModal()
      }}
      // a browser closes a dialog that refused once when Escape is pressed again
      onKeyDown={(event) => {
        if ((!closable || busy) && event.key === 'Escape') event.preventDefault()
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (closable && pressedOutside.current && event.target === event.currentTarget) onClose()
        pressedOutside.current = false
      }}
    >
      <Sheet>
        <Head $bare={hideTitle}>
          <Title id={titleId} $hidden={hideTitle}>
            {title}
          </Title>
          {closable ? <IconButton icon="x" label={closeLabel} onClick={onClose} /> : null}
        </Head>
        <Body ref={reachWhereItScrolls}>{children}</Body>
        {footer === undefined ? null : <Foot>{footer}</Foot>}
      </Sheet>
    </dialog>
  )
}

/** A body that scrolls takes the focus, so that keys move it in every browser even where nothing else in it does. */
function reachWhereItScrolls(body: HTMLElement | null) {
  if (body === null) return
  const update = () => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0
    else body.removeAttribute('tabindex')
  }
  const resizes = new ResizeObserver(update)
  for (const box of [body, ...body.children]) resizes.observe(box)
  return () => resizes.disconnect()
}

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  max-block-size: inherit;
  block-size: 100%;
`

const Head = styled.header<{ $bare: boolean }>`
  display: flex;
  flex: none;
  align-items: start;
  justify-content: ${({ $bare }) => ($bare ? 'end' : 'space-between')};
  gap: var(--space-3);
  /* as high without its button */
  min-block-size: 60px;
  padding-block: var(--space-3) ${({ $bare }) => ($bare ? '0' : 'var(--space-2)')};
  padding-inline: var(--space-5) var(--space-3);
`

const Title = styled.h2<{ $hidden: boolean }>`
  min-inline-size: 0;
  /* one line stands beside the middle of the button, more go on below it */
  padding-block: calc((44px - 1.3em) / 2);
  font-size: var(--fs-lg);
  line-height: 1.3;
  overflow-wrap: anywhere;
  ${({ $hidden }) => ($hidden ? hiddenVisually : '')}
`

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: var(--space-2) var(--space-5) var(--space-5);
  overflow-y: auto;
  overscroll-behavior: contain;

  /* a field that is gone to has its label in view, and is not under the button */
  &:has([data-submit]) {
    padding-block-end: 0;
    scroll-padding-block: 2.5em 96px;
  }
  /* in place of the padding, over which nothing that sticks can reach */
  &:has([data-submit])::after {
    content: '';
    display: block;
    block-size: var(--space-5);
  }
`

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-5) calc(var(--space-4) + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);

  @media ${media.phone} {
    > * {
      flex: 1 1 max-content;
    }
  }
`
