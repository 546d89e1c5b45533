import { Button, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useState } from 'react'
import { useAddSuppression } from '../api/suppressions.ts'
import classes from './suppression-list.module.css'
import { suppressionTexts as texts } from './suppression-texts.ts'

/** Has an address left out from now on. */
export function AddSuppressionForm() {
  const [email, setEmail] = useState('')
  const add = useAddSuppression()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(email, {
      onSuccess: (added) => {
        setEmail('')
        notifications.show({ message: texts.added(added.email) })
      },
    })
  }
  return (
    <form className={classes.add} onSubmit={submit} noValidate>
      <TextInput
        className={classes.grow}
        type="email"
        label={texts.add}
        placeholder={texts.placeholder}
        autoComplete="off"
        value={email}
        error={add.error?.message}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          add.reset()
        }}
      />
      <Button type="submit" loading={add.isPending} disabled={email.trim() === ''}>
        {texts.adding}
      </Button>
    </form>
  )
}
