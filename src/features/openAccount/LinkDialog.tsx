import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { InvitationLink } from '../../contract/invitation-link'
import { useTranslation } from '../../i18n/translate'
import { errorMessage } from '../../platform/messages'
import { wasNotLetIn } from '../../platform/wasRefused'
import { clientAtom } from '../../session/client'
import { LinkActions } from '../../shared/inviting/LinkActions'
import { referralLinks } from '../../shared/inviting/referralLinks'
import { StateBadge } from '../../shared/lists/StateBadge'
import { useAtomValue } from '../../state/atoms'
import { Button, Dialog, Notice, QrCode, Stack } from '../../ui'
import { closeInvitationLink } from './calls'
import { linkStates } from './linkStates'

interface LinkDialogProps {
  readonly link: InvitationLink
  readonly open: boolean
  readonly onClose: () => void
  readonly onChanged: (link: InvitationLink) => void
}

/** The link itself: its QR code, copying and sharing it, and ending it, which is asked twice. */
export function LinkDialog({ link, open, onClose, onChanged }: LinkDialogProps) {
  const { t } = useTranslation()
  const client = useAtomValue(clientAtom)
  const [step, setStep] = useState<'shown' | 'asking' | 'busy'>('shown')
  const [failure, setFailure] = useState<string>()
  const shown = useRef<HTMLParagraphElement>(null)
  const { id, code, domain, state } = link
  const href = referralLinks(code, [domain], window.location)[0]?.href ?? ''
  const close = () => {
    setStep('shown')
    setFailure(undefined)
    onClose()
  }
  const end = async () => {
    setStep('busy')
    setFailure(undefined)
    try {
      onChanged(await client(closeInvitationLink, { body: { id } }))
      setStep('shown')
    } catch (error) {
      // the login stands over the page, and the form goes on as it was
      if (!wasNotLetIn(error)) setFailure(t(errorMessage(error)))
      setStep('asking')
    }
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      width={460}
      title={t('openAccount.link', { code })}
      closeLabel={t('app.close')}
      footer={
        state === 'OPEN' ? (
          step === 'shown' ? (
            <Button onClick={() => setStep('asking')}>{t('openAccount.end')}</Button>
          ) : (
            <>
              <Button onClick={() => setStep('shown')}>{t('openAccount.keep')}</Button>
              <Button variant="danger" busy={step === 'busy'} onClick={() => void end()}>
                {t('openAccount.endNow')}
              </Button>
            </>
          )
        ) : undefined
      }
    >
      <Stack gap={4}>
        <div>
          <StateBadge state={linkStates[state]} />
        </div>
        {state === 'OPEN' ? (
          <>
            <QrCode value={href} size={200} label={t('inviting.qr', { domain })} />
            <Address ref={shown} dir="ltr">
              {href}
            </Address>
            <LinkActions href={href} shown={shown} />
          </>
        ) : (
          <p>{t('openAccount.over')}</p>
        )}
        {step === 'shown' ? null : <Notice tone="warning">{t('openAccount.endText')}</Notice>}
        {failure === undefined ? null : (
          <Notice tone="danger" alert>
            {failure}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}

const Address = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;
  text-align: start;
`
