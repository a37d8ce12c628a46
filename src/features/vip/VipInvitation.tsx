import type { RankLadder } from '../../contract/rank-ladder'
import { useTranslation } from '../../i18n/translate'
import { useModal } from '../../site/modal'
import { modals, paths } from '../../site/paths'
import { canRegisterAtom } from '../../site/site'
import { useCustomerService } from '../../site/useCustomerService'
import { useAtomValue } from '../../state/atoms'
import { Button, Cluster, Icon } from '../../ui'
import { allBenefits, benefitIcon } from './benefits'
import { Adds, Crests, Invite, Told } from './hero.styles'
import { RankCrest } from './RankCrest'
import { useBenefitFigure } from './useBenefitFigure'

interface VipInvitationProps {
  readonly isDemo: boolean
  /** Undefined: the platform tells of no ranks. */
  readonly ladder: RankLadder | undefined
}

/** Ranks belong to real accounts (spec §6): others see what there is to win, and the way to have one. */
export function VipInvitation({ isDemo, ladder }: VipInvitationProps) {
  const { t } = useTranslation()
  const canRegister = useAtomValue(canRegisterAtom)
  const figureOf = useBenefitFigure(ladder?.currency ?? '')
  const ranks = ladder?.content ?? []
  const [first, last] = [ranks[0], ranks.at(-1)]
  const benefits = allBenefits(ranks)
  return (
    <Invite>
      <Told>
        <h2>
          {first === undefined || last === undefined
            ? t('vip.join')
            : t('vip.fromTo', { first: first.name, last: last.name })}
        </h2>
        <p>{t(!isDemo ? 'vip.joinText' : canRegister ? 'vip.joinDemo' : 'vip.joinClosed')}</p>
        {benefits.length === 0 ? null : (
          <Adds>
            {benefits.map((benefit) => {
              const figure = figureOf(benefit)
              return (
                <li key={benefit.id}>
                  <Icon name={benefitIcon(benefit.id)} size={20} />
                  <span>
                    {figure === undefined ? null : <b>{t('vip.upTo', { figure })}</b>} {benefit.name}
                  </span>
                </li>
              )
            })}
          </Adds>
        )}
        <Cluster gap={3}>
          <WayIn isDemo={isDemo} canRegister={canRegister} />
        </Cluster>
      </Told>
      {last === undefined ? null : (
        <Crests>
          <RankCrest image={last.image} />
        </Crests>
      )}
    </Invite>
  )
}

/** Visitors log in or register, a demo account registers, each where it can. */
function WayIn({ isDemo, canRegister }: { readonly isDemo: boolean; readonly canRegister: boolean }) {
  const { t } = useTranslation()
  const { open } = useModal()
  const service = useCustomerService()
  return (
    <>
      {canRegister ? (
        <Button variant="primary" onClick={() => open(modals.register)}>
          {t('vip.register')}
        </Button>
      ) : isDemo ? (
        <Button variant="primary" icon="headset" onClick={service}>
          {t('app.service.title')}
        </Button>
      ) : null}
      {isDemo ? null : (
        <Button variant={canRegister ? 'secondary' : 'primary'} onClick={() => open(modals.login, { next: paths.vip })}>
          {t('vip.logIn')}
        </Button>
      )}
    </>
  )
}
