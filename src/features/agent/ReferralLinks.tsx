import { Fragment, useId, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { CopyButton } from '../../shared/inviting/CopyButton'
import { LinkActions } from '../../shared/inviting/LinkActions'
import { type ReferralLink, referralLinks } from '../../shared/inviting/referralLinks'
import { SharePictures } from '../../shared/inviting/SharePictures'
import { Answered } from '../../shared/lists/Answered'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { Field, Panel, QrCode, Select, Skeleton, Stack } from '../../ui'
import { getReferralDetails } from './calls'
import { Cards, Code, LinkCard } from './referral.styles'
import { numberFormat } from '../../lib/intl'

/** The code and the links that others register with: of an agent, and of a member who invites friends (spec §2). */
export function ReferralLinks() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const shownCode = useRef<HTMLElement>(null)
  const answer = useAnswer(getReferralDetails, {}, { staleTime: 30_000 })
  return (
    <Answered answer={answer} skeleton={<Skeleton height={420} radius="var(--radius-l)" />} failed={t('agent.failed')}>
      {({ referralCode, totalInvitations, promotionDomains }) => {
        const links = referralLinks(referralCode, promotionDomains, window.location)
        return (
          <Stack gap={5}>
            <Panel>
              <Code>
                <div>
                  <p>{t('agent.code')}</p>
                  <strong>
                    <bdi ref={shownCode}>{referralCode}</bdi>
                  </strong>
                </div>
                <div>
                  <p>{t('agent.invited')}</p>
                  <strong>{numberFormat(language).format(totalInvitations)}</strong>
                </div>
                <CopyButton text={referralCode} label={t('agent.copyCode')} shown={shownCode} />
              </Code>
            </Panel>
            <Cards>
              {links.map((link) => (
                <li key={link.domain}>
                  <DomainCard link={link} />
                </li>
              ))}
            </Cards>
            <Pictures links={links} code={referralCode} />
          </Stack>
        )
      }}
    </Answered>
  )
}

function DomainCard({ link }: { readonly link: ReferralLink }) {
  const { t } = useTranslation()
  const shown = useRef<HTMLParagraphElement>(null)
  return (
    <LinkCard>
      <QrCode value={link.href} size={148} label={t('inviting.qr', { domain: link.domain })} />
      <div>
        <h2>
          <bdi>
            <Host name={link.domain} />
          </bdi>
        </h2>
        <p ref={shown} dir="ltr">
          {link.href}
        </p>
        <LinkActions href={link.href} shown={shown} />
      </div>
    </LinkCard>
  )
}

/** Broken at its dots where it is too long for its line. */
function Host({ name }: { readonly name: string }) {
  return name.split('.').map((part, at) => (
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {at === 0 ? part : `.${part}`}
    </Fragment>
  ))
}

/** Of one domain at a time. */
function Pictures({ links, code }: { readonly links: readonly ReferralLink[]; readonly code: string }) {
  const { t } = useTranslation()
  const id = useId()
  const [chosen, setChosen] = useState('')
  const link = links.find(({ domain }) => domain === chosen) ?? links[0]
  if (!link) return null
  return (
    <Stack gap={4}>
      {links.length === 1 ? null : (
        <Field id={id} label={t('agent.domain')}>
          <Select
            options={links.map(({ domain }) => ({ value: domain, label: domain }))}
            value={link.domain}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        </Field>
      )}
      <SharePictures link={link} code={code} />
    </Stack>
  )
}
