import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { Answered } from '../../shared/lists/Answered'
import { useAnswer } from '../../site/useAnswer'
import { useCopy } from '../../site/useCopy'
import { Button, Panel, QrCode, Skeleton } from '../../ui'
import { getReferralDetails } from './calls'
import { Cards, Code, LinkCard } from './referral.styles'
import { type ReferralLink, referralLinks } from './referralLinks'

/** The code and the links that others register with: of an agent, and of a member who invites friends (spec §2). */
export function ReferralLinks() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const answer = useAnswer(getReferralDetails, {}, { staleTime: 30_000 })
  return (
    <Answered answer={answer} skeleton={<Skeleton height={420} radius="var(--radius-l)" />} failed={t('agent.failed')}>
      {({ referralCode, totalInvitations, promotionDomains }) => (
        <>
          <Panel>
            <Code>
              <div>
                <p>{t('agent.code')}</p>
                <strong>
                  <bdi>{referralCode}</bdi>
                </strong>
              </div>
              <CopyButton text={referralCode} label={t('agent.copyCode')} />
              <div>
                <p>{t('agent.invited')}</p>
                <strong>{new Intl.NumberFormat(language).format(totalInvitations)}</strong>
              </div>
            </Code>
          </Panel>
          <Cards>
            {referralLinks(referralCode, promotionDomains, window.location).map((link) => (
              <li key={link.domain}>
                <DomainCard link={link} />
              </li>
            ))}
          </Cards>
        </>
      )}
    </Answered>
  )
}

function DomainCard({ link }: { readonly link: ReferralLink }) {
  const { t } = useTranslation()
  return (
    <LinkCard>
      <QrCode value={link.href} label={t('agent.qr', { domain: link.domain })} />
      <div>
        <h2>
          <bdi>{link.domain}</bdi>
        </h2>
        <p dir="ltr">{link.href}</p>
        <CopyButton text={link.href} label={t('agent.copyLink')} />
      </div>
    </LinkCard>
  )
}

function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useTranslation()
  const { copied, copy } = useCopy()
  return (
    <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy(text)}>
      <span role="status">{copied ? t('agent.copied') : label}</span>
    </Button>
  )
}
