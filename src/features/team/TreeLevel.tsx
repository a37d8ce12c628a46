import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { TeamRow } from '../../contract/team-row'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { errorMessage } from '../../platform/messages'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { Badge, Button, Icon, Skeleton, TextLink } from '../../ui'
import { getTeamMembers } from './calls'
import { Branch, Leaf, Node, Opener, Waiting, Words } from './tree.styles'
import { useTeamAddress } from './useTeamAddress'

const pageSize = 50

interface TreeLevelProps {
  /** Whose level it is; undefined: one's own. */
  readonly account: string | undefined
  readonly depth: number
  /** Its first row is where the cursor enters the tree. */
  readonly isFirst?: boolean
}

/** Accounts directly below one. Of a long level the first ones, and a way to the list of all. */
export function TreeLevel({ account, depth, isFirst = false }: TreeLevelProps) {
  const { t } = useTranslation()
  const { toLevel } = useTeamAddress()
  const answer = useAnswer(getTeamMembers, { account, pageSize, sort: 'account', order: 'asc' }, { staleTime: 15_000 })
  if (answer.isError)
    return (
      <Waiting role="none">
        {t(errorMessage(answer.error))}{' '}
        <Button size="s" onClick={() => void answer.refetch()}>
          {t('app.retry')}
        </Button>
      </Waiting>
    )
  if (answer.data === undefined)
    return (
      <Waiting role="none">
        <Skeleton height={44} />
      </Waiting>
    )
  const { content, total } = answer.data
  return (
    <>
      {content.map((row, place) => (
        <TreeNode key={row.account} row={row} depth={depth} isEntry={isFirst && place === 0} />
      ))}
      {content.length === 0 && depth === 1 ? <Waiting role="none">{t('team.emptyText')}</Waiting> : null}
      {total > content.length ? (
        <Waiting role="none">
          <TextLink as={Link} to={toLevel(account)}>
            {t('team.wholeLevel', { count: total })}
          </TextLink>
        </Waiting>
      ) : null}
    </>
  )
}

interface TreeNodeProps {
  readonly row: TeamRow
  readonly depth: number
  readonly isEntry: boolean
}

function TreeNode({ row: { account, isAgent, size }, depth, isEntry }: TreeNodeProps) {
  const { t } = useTranslation()
  const { toMember } = useTeamAddress()
  const language = useAtomValue(languageAtom).tag
  const [open, setOpen] = useState(false)
  const id = useId()
  const hasMore = size > 0
  return (
    <Node
      role="treeitem"
      aria-level={depth}
      aria-labelledby={id}
      aria-expanded={hasMore ? open : undefined}
      tabIndex={isEntry ? 0 : -1}
    >
      <Leaf>
        {hasMore ? (
          <Opener
            type="button"
            tabIndex={-1}
            aria-label={t('team.openLevel', { account })}
            data-open={open}
            onClick={() => setOpen(!open)}
          >
            <Icon name="chevron-right" size={18} />
          </Opener>
        ) : (
          <span aria-hidden="true" />
        )}
        <Words id={id}>
          <TextLink as={Link} to={toMember(account)} tabIndex={-1}>
            <bdi>{account}</bdi>
          </TextLink>
          <Badge tone={isAgent ? 'accent' : 'neutral'}>{t(isAgent ? 'team.agent' : 'team.member')}</Badge>
          {hasMore ? (
            <small>{t('team.sizeOf', { count: size, number: new Intl.NumberFormat(language).format(size) })}</small>
          ) : null}
        </Words>
      </Leaf>
      {open ? (
        <Branch role="group">
          <TreeLevel account={account} depth={depth + 1} />
        </Branch>
      ) : null}
    </Node>
  )
}
