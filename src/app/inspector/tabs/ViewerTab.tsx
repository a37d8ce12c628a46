import { useInspectorTranslation } from '../useInspectorTranslation'
import { useAtom, useAtomValue, useSetAtom } from '../../../state/atoms'
import { languageAtom } from '../../../i18n/language'
import { changeLanguageAtom, languagesAtom } from '../../../site/language'
import { siteAtom } from '../../../site/site'
import { Field, Select, Stack, TextInput, useToast } from '../../../ui'
import { roleChoices } from '../model/tell'
import { viewerChoiceAtom } from '../state'

/** Who the site is assembled for. The session stays what it is. */
export function ViewerTab() {
  const { t } = useInspectorTranslation()
  const toast = useToast()
  const [choice, choose] = useAtom(viewerChoiceAtom)
  const { role } = useAtomValue(siteAtom)
  const languages = useAtomValue(languagesAtom)
  const { tag } = useAtomValue(languageAtom)
  const changeLanguage = useSetAtom(changeLanguageAtom)
  const names = {
    real: t('app.inspector.roleReal'),
    visitor: t('app.inspector.roleVisitor'),
    member: t('app.inspector.roleMember'),
    agent: t('app.inspector.roleAgent'),
    demo: t('app.inspector.roleDemo'),
  }
  return (
    <Stack gap={1}>
      <Field
        id="inspector-role"
        label={t('app.inspector.role')}
        hint={t('app.inspector.roleHint', { role: names[role] })}
      >
        <Select
          id="inspector-role"
          value={choice.role}
          onChange={({ currentTarget: { value } }) =>
            choose({ ...choice, role: roleChoices.find((each) => each === value) ?? 'real' })
          }
          options={roleChoices.map((value) => ({ value, label: names[value] }))}
        />
      </Field>
      <Field id="inspector-club" label={t('app.inspector.clubLabel')} hint={t('app.inspector.clubLabelHint')}>
        <TextInput
          id="inspector-club"
          value={choice.clubLabel}
          disabled={choice.role === 'real' || choice.role === 'visitor'}
          onChange={({ currentTarget: { value } }) => choose({ ...choice, clubLabel: value })}
        />
      </Field>
      <Field id="inspector-language" label={t('app.inspector.language')}>
        <Select
          id="inspector-language"
          value={tag}
          onChange={({ currentTarget: { value } }) =>
            void changeLanguage(value).catch(() =>
              toast.show({ tone: 'danger', text: t('app.inspector.languageFailed') }),
            )
          }
          options={languages.map((language) => ({ value: language.tag, label: language.name }))}
        />
      </Field>
    </Stack>
  )
}
