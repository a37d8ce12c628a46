import { useState } from 'react'
import type { MemberInfo } from '../../../contract/member-info'
import type { MessageKey } from '../../../contract/messageKeys'
import type { ContactKind } from '../../../engine/form/contactForm'
import { useTranslation } from '../../../i18n/translate'
import { Answered } from '../../../shared/lists/Answered'
import { StateBadge, type BadgeState } from '../../../shared/lists/StateBadge'
import { memberInfoAtom } from '../../../site/platformAnswers'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { KeptBlock } from '../KeptBlock'
import { Button, type IconName, Panel } from '../../../ui'
import { lazyDialog } from '../lazyDialog'
import { messages } from '../messages'
import { SettingRow, SettingRows } from '../SettingRow'
import { contactState, type ContactState } from './contactState'
import type { ContactPurpose } from './ContactDialog'

const ContactDialog = lazyDialog(() => import('./ContactDialog'))

const kinds: readonly {
  readonly kind: ContactKind
  readonly icon: IconName
  readonly label: MessageKey
  readonly none: MessageKey
  /** What its buttons do, said whole: titles of the dialog. */
  readonly titles: Readonly<Record<Step['label'], MessageKey>>
}[] = [
  {
    kind: 'mobile',
    icon: 'smartphone',
    label: 'account.member.mobile',
    none: 'account.contact.noMobile',
    titles: {
      'account.contact.add': 'account.contact.addMobile',
      'account.contact.change': 'account.contact.changeMobile',
      'account.contact.verify': 'account.contact.verifyMobile',
    },
  },
  {
    kind: 'email',
    icon: 'mail',
    label: 'account.member.email',
    none: 'account.contact.noEmail',
    titles: {
      'account.contact.add': 'account.contact.addEmail',
      'account.contact.change': 'account.contact.changeEmail',
      'account.contact.verify': 'account.contact.verifyEmail',
    },
  },
]

interface Step {
  readonly purpose: ContactPurpose
  readonly label: 'account.contact.add' | 'account.contact.change' | 'account.contact.verify'
}

const add: Step = { purpose: 'bind', label: 'account.contact.add' }
const change: Step = { purpose: 'change', label: 'account.contact.change' }
const verify: Step = { purpose: 'verify', label: 'account.contact.verify' }
/** One that was never verified is replaced without it. */
const replace: Step = { purpose: 'bind', label: 'account.contact.change' }

const states: Readonly<Record<ContactState, { readonly badge?: BadgeState; readonly steps: readonly Step[] }>> = {
  none: { steps: [add] },
  unverified: { badge: { tone: 'warning', label: 'account.contact.unverified' }, steps: [verify, replace] },
  verified: { badge: { tone: 'success', label: 'account.contact.verified' }, steps: [change] },
}

/** How the member is reached: number and address, each bound and changed by codes. */
export default withMessages(messages, function ContactSection() {
  const { t } = useTranslation()
  const answer = useAtomValue(memberInfoAtom)
  return (
    <Panel title={t('account.contact.title')}>
      <Answered answer={answer} skeleton={<KeptBlock heights={[192, 113]} />} failed={t('account.member.failed')}>
        {(member) => (
          <SettingRows>
            {kinds.map(({ kind, ...words }) => (
              <li key={kind}>
                <Contact member={member} kind={kind} {...words} />
              </li>
            ))}
          </SettingRows>
        )}
      </Answered>
    </Panel>
  )
})

interface ContactProps extends Omit<(typeof kinds)[number], 'kind'> {
  readonly member: MemberInfo
  readonly kind: ContactKind
}

function Contact({ member, kind, icon, label, none, titles }: ContactProps) {
  const { t } = useTranslation()
  const [step, setStep] = useState<Step>(add)
  const [open, setOpen] = useState(false)
  const state = contactState(member, kind)
  const { badge, steps } = states[state]
  return (
    <>
      <SettingRow icon={icon} title={t(label)} text={state === 'none' ? t(none) : <bdi>{member[kind]}</bdi>}>
        {badge === undefined ? null : <StateBadge state={badge} />}
        {steps.map((one) => (
          <Button
            key={one.label}
            size="s"
            aria-label={t(titles[one.label])}
            onClick={() => {
              setStep(one)
              setOpen(true)
            }}
          >
            {t(one.label)}
          </Button>
        ))}
      </SettingRow>
      <ContactDialog
        open={open}
        onClose={() => setOpen(false)}
        kind={kind}
        purpose={step.purpose}
        title={t(titles[step.label])}
        current={member[kind]}
      />
    </>
  )
}
