import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import styled from 'styled-components'
import * as z from 'zod'
import { Button, Checkbox, Field, PasswordInput, TextInput } from '../../../src/ui'
import { isRequired, rows, t } from './model'
import { offer } from './page'

z.config({ jitless: true })

type Value = string | boolean

function rule(name: string): z.ZodType<Value, Value> {
  if (!isRequired(name)) return z.string()
  if (name === 'email') return z.email()
  return name === 'username' ? z.string().regex(/^[A-Za-z0-9_-]{6,11}$/) : z.string().min(1)
}

const fields: Record<string, z.ZodType<Value, Value>> = {
  ...Object.fromEntries(rows.map(({ name }) => [name, rule(name)])),
  age: z.literal(true),
  terms: z.literal(true),
}
const shape = z.object(fields).refine(({ password, confirmPassword }) => password === confirmPassword, {
  path: ['confirmPassword'],
  message: 'not the same',
})

const initial: Record<string, Value> = {
  ...Object.fromEntries(rows.map(({ name }) => [name, ''])),
  age: true,
  terms: false,
}

/** The same fields with the same kit, written out by hand: react-hook-form and zod. */
function Registration() {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(shape),
    mode: 'onTouched',
    defaultValues: initial,
  })
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <Grid>
        {rows.map(({ name, kind, labelKey, autocomplete }) => {
          const error = formState.errors[name]?.message
          return (
            <Field
              key={name}
              id={name}
              label={t(labelKey)}
              required={isRequired(name)}
              error={typeof error === 'string' ? error : undefined}
            >
              {kind === 'password' ? (
                <PasswordInput
                  {...register(name)}
                  autoComplete={autocomplete}
                  labels={{ show: 'Show', hide: 'Hide' }}
                />
              ) : (
                <TextInput
                  {...register(name)}
                  autoComplete={autocomplete}
                  type={kind === 'date' || kind === 'tel' || kind === 'email' ? kind : 'text'}
                />
              )}
            </Field>
          )
        })}
        <Checkbox label="Age" {...register('age')} />
        <Checkbox label="Terms" {...register('terms')} />
      </Grid>
      <Button type="submit" variant="primary">
        Create account
      </Button>
    </form>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px 16px;
`

offer(() => <Registration />)
