import { lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import type { MemberProfile } from '../../../contract/member-profile'
import { plainDate } from '../../../engine/form/profileForm'
import { isProfileField, profileFieldNames } from '../../../engine/form/profileFields'
import { formatDate } from '../../../i18n/formats'
import { languageAtom } from '../../../i18n/language'
import { useTranslation } from '../../../i18n/translate'
import { Answered } from '../../../shared/lists/Answered'
import { importWithTimeout } from '../../../site/importWithTimeout'
import { useAnswer } from '../../../site/useAnswer'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { Button, Panel, Skeleton } from '../../../ui'
import { getProfile } from '../calls'
import { type Fact, Facts } from '../../../shared/lists/Facts'
import { messages } from '../messages'

/** With the code of forms that a platform describes, which the page does not need without it. */
const ProfileForm = lazy(() => importWithTimeout(() => import('./ProfileForm')))

/** What the member tells of themselves. */
export default withMessages(messages, function ProfileSection() {
  const { t } = useTranslation()
  const answer = useAnswer(getProfile)
  const [editing, setEditing] = useState(false)
  const canEdit = answer.data !== undefined && openFields(answer.data).length > 0
  return (
    <Panel
      title={t('account.profile.title')}
      {...(canEdit &&
        !editing && {
          action: (
            <Button size="s" icon="pencil" onClick={() => setEditing(true)}>
              {t('account.profile.edit')}
            </Button>
          ),
        })}
    >
      <Answered answer={answer} skeleton={<Skeleton height={84} />} failed={t('account.profile.failed')}>
        {(profile) =>
          editing ? (
            <Suspense fallback={<Skeleton height={420} />}>
              <ProfileForm profile={profile} onDone={() => setEditing(false)} />
            </Suspense>
          ) : (
            <Told profile={profile} />
          )
        }
      </Answered>
    </Panel>
  )
})

const openFields = ({ fields, locked }: MemberProfile) =>
  Object.keys(fields).filter((name) => isProfileField(name) && !locked.includes(name))

function Told({ profile }: { readonly profile: MemberProfile }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { values, locked } = profile
  const facts = profileFieldNames.flatMap((name): Fact[] => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined || value === '') return []
    const shown = name === 'birthday' ? formatDate(Date.parse(`${plainDate(value)}T12:00:00`), language) : value
    const isLocked = locked.includes(name)
    return [
      {
        id: name,
        label: t(`form.field.${name}`),
        value: shown,
        locked: isLocked ? t('account.profile.locked') : undefined,
      },
    ]
  })
  return facts.length === 0 ? <Quiet>{t('account.profile.empty')}</Quiet> : <Facts facts={facts} />
}

const Quiet = styled.p`
  margin: 0;
  color: var(--text-muted);
`
