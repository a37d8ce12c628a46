import { useTranslation } from '../../../i18n/translate'
import { Icon, Skeleton } from '../../../ui'
import { Amount, Cell, Name, Strip, Title } from './jackpot.styles'

export function JackpotsSkeleton() {
  const { t } = useTranslation()
  return (
    <Strip aria-hidden="true">
      <div>
        <Title as="p">
          <Icon name="gem" size={22} />
          {t('home.jackpot.title')}
        </Title>
        <dl>
          {Array.from({ length: 4 }, (_, index) => (
            <Cell key={index}>
              <Name>
                <Skeleton width={64} height="1.5em" />
              </Name>
              <Amount>
                <Skeleton width={120} height="1.3em" />
              </Amount>
            </Cell>
          ))}
        </dl>
      </div>
    </Strip>
  )
}
