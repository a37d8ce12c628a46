import { useState } from 'react'
import styled from 'styled-components'
import { formatDate, formatDateTime } from '../../../i18n/formats'
import { languageAtom } from '../../../i18n/language'
import { useTranslation } from '../../../i18n/translate'
import type { MemberInfo } from '../../../contract/member-info'
import { FailureState } from '../../../shared/failure/FailureState'
import { memberInfoAtom } from '../../../site/platformAnswers'
import { useSlot } from '../../../site/Slot'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { Badge, Button, Cluster, displayFace, Panel, Skeleton } from '../../../ui'
import { lazyDialog } from '../lazyDialog'
import { messages } from '../messages'
import { OwnPicture } from '../picture/OwnPicture'

const PictureDialog = lazyDialog(() => import('../picture/PictureDialog'))

/** Who it is: picture, names, labels, and since when. */
export default withMessages(messages, function IdentitySection() {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useAtomValue(memberInfoAtom)
  const hasPictures = useSlot('account.picture').length > 0
  const [choosing, setChoosing] = useState(false)
  if (error) {
    return <FailureState title={t('account.member.failed')} error={error} retry={() => void refetch()} />
  }
  return (
    <Panel title={t('account.member.details')}>
      {isPending ? (
        <Skeleton height={72} />
      ) : (
        <Who>
          <OwnPicture name={data.nickname ?? data.account} size={72} />
          <Words member={data} />
          {hasPictures ? (
            <Button size="s" icon="camera" onClick={() => setChoosing(true)}>
              {t('account.picture.change')}
            </Button>
          ) : null}
        </Who>
      )}
      <PictureDialog open={choosing} onClose={() => setChoosing(false)} />
    </Panel>
  )
})

function Words({ member }: { readonly member: MemberInfo }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { account, nickname, regDate, lastLoginTime, clubLabel, memberLabel = [] } = member
  const labels = [clubLabel?.labelName, ...memberLabel.map((label) => label.labelName)].filter(
    (name): name is string => name !== undefined && name !== '',
  )
  return (
    <div>
      <Name>
        <bdi>{nickname ?? account}</bdi>
      </Name>
      {nickname === undefined || nickname === account ? null : (
        <Quiet>
          {t('account.member.account')} <bdi>{account}</bdi>
        </Quiet>
      )}
      {regDate === undefined ? null : (
        <Quiet>
          {t('account.member.since')} {formatDate(regDate, language)}
        </Quiet>
      )}
      {lastLoginTime === undefined ? null : (
        <Quiet>
          {t('account.member.lastLogin')} {formatDateTime(lastLoginTime, language)}
        </Quiet>
      )}
      {labels.length === 0 ? null : (
        <Labels gap={2}>
          {labels.map((name) => (
            <Badge key={name} tone="accent2">
              {name}
            </Badge>
          ))}
        </Labels>
      )}
    </div>
  )
}

const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);

  > div {
    flex: 1 1 12em;
    min-inline-size: 0;
  }
`

const Name = styled.strong`
  display: block;
  ${displayFace}
  font-size: var(--fs-lg);
  overflow-wrap: anywhere;
`

const Quiet = styled.div`
  color: var(--text-muted);
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;
`

const Labels = styled(Cluster)`
  margin-block-start: var(--space-2);
`
