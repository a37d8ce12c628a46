import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { useAtomValue } from '../../../state/atoms'
import styled from 'styled-components'
import type { ThirdPartyLinks } from '../../../contract/third-party-links'
import { formatDate } from '../../../i18n/formats'
import { languageAtom } from '../../../i18n/language'
import type { Channel } from '../../../shared/firebase/channels'
import { importWithTimeout } from '../../../site/importWithTimeout'
import { Badge, Button, Skeleton } from '../../../ui'
import { channelName } from './channelName'
import type { Linking } from './useLinking'

/** With the code of forms, which the page does not need without it. */
const PhoneLinkForm = lazy(() => importWithTimeout(() => import('./PhoneLinkForm')))

interface Props {
  readonly channel: Channel
  readonly link: ThirdPartyLinks['links'][number] | undefined
  readonly linking: Linking
}

export function LinkRow({ channel, link, linking }: Props) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { state, start } = linking
  const [open, setOpen] = useState(false)
  const name = t(channelName[channel])
  const busy = state.state === 'proving' && state.channel === channel
  return (
    <>
      <Row>
        <div>
          <Name>{name}</Name>
          {link === undefined ? (
            <Muted>{t('account.linking.none')}</Muted>
          ) : (
            <Muted>
              <bdi>{link.label}</bdi>
              {link.linkedAt === undefined
                ? null
                : ` · ${t('account.linking.since', { date: formatDate(link.linkedAt, language) })}`}
            </Muted>
          )}
        </div>
        {link !== undefined ? (
          <Badge tone="success">{t('account.linking.linked')}</Badge>
        ) : channel === 'phone' ? (
          <Button
            aria-expanded={open}
            aria-label={t('account.linking.linkOf', { name })}
            onClick={() => {
              linking.forgetTrouble()
              setOpen(!open)
            }}
          >
            {t('account.linking.link')}
          </Button>
        ) : (
          <Button busy={busy} aria-label={t('account.linking.linkOf', { name })} onClick={() => start(channel)}>
            {t('account.linking.link')}
          </Button>
        )}
      </Row>
      {open && link === undefined ? (
        <Suspense fallback={<Skeleton height={240} />}>
          <PhoneLinkForm onProof={linking.propose} />
        </Suspense>
      ) : null}
    </>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-block: var(--space-3);
`

const Name = styled.div`
  font-weight: 500;
`

const Muted = styled.div`
  color: var(--text-muted);
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;
`
