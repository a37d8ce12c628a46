import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { sessionAtom } from '../../../session/session'
import { Button, Dialog, Notice } from '../../../ui'
import { channelName } from './channelName'
import type { Linking } from './useLinking'

/** The member's word: once given, the link can neither be changed nor undone (spec §4). */
export function ConfirmLink({ linking: { state, confirm, cancel } }: { readonly linking: Linking }) {
  const { t } = useTranslation()
  const session = useAtomValue(sessionAtom)
  const asked = state.state === 'confirming' || state.state === 'linking' ? state : undefined
  const account = session.state === 'signed-in' ? session.account : ''
  const busy = state.state === 'linking'
  return (
    <Dialog
      open={asked !== undefined}
      onClose={cancel}
      busy={busy}
      width={400}
      title={t('account.linking.confirmTitle')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button disabled={busy} onClick={cancel}>
            {t('account.linking.cancel')}
          </Button>
          <Button variant="primary" busy={busy} onClick={confirm}>
            {t('account.linking.confirm')}
          </Button>
        </>
      }
    >
      {asked === undefined ? null : (
        <Words>
          <p>
            {t('account.linking.confirmText', {
              name: t(channelName[asked.candidate.channel]),
              label: asked.candidate.proof.label ?? t(channelName[asked.candidate.channel]),
              account,
            })}
          </p>
          <Notice tone="warning">{t('account.linking.forGood')}</Notice>
          {asked.state === 'confirming' && asked.failure !== undefined ? (
            <Notice tone="danger" alert>
              {asked.failure}
            </Notice>
          ) : null}
        </Words>
      )}
    </Dialog>
  )
}

const Words = styled.div`
  display: grid;
  gap: var(--space-3);

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
