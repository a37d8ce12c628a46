import { useTranslation } from '../../i18n/translate'
import { useAtom } from '../../state/atoms'
import { Chip, Icon, IconButton } from '../../ui'
import { Popular } from './Popular'
import { recentSearchesAtom } from './recent'
import { Chips, Group, Head, Title } from './search.styles'

/** Before anything is typed: what was searched for before, and what is popular. */
export function Start({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const { t } = useTranslation()
  const [recent, remember] = useAtom(recentSearchesAtom)
  return (
    <>
      {recent.length === 0 ? null : (
        <Group>
          <Head>
            <Title>{t('search.recent')}</Title>
            <IconButton icon="trash-2" label={t('search.forget')} onClick={() => remember(undefined)} />
          </Head>
          <Chips>
            {recent.map((text) => (
              <li key={text}>
                <Chip onClick={() => onChoose(text)}>
                  <Icon name="history" size={16} />
                  {text}
                </Chip>
              </li>
            ))}
          </Chips>
        </Group>
      )}
      <Popular />
    </>
  )
}
