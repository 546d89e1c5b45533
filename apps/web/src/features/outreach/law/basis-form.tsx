import { Button, Select, Text, TextInput } from '@mantine/core'
import { basisNoteMaxLength, ContactBasis, contactBases } from '@troupe/contract/law/mail-laws'
import { useState } from 'react'
import classes from './law.module.css'
import { basisTexts as texts } from './law-texts.ts'
import { useNoteBasis } from './use-mail-laws.ts'

/** Notes why these creators may be written to. */
export function BasisForm({ creatorIds }: { creatorIds: readonly string[] }) {
  const [basis, setBasis] = useState<ContactBasis | null>(null)
  const [note, setNote] = useState('')
  const noting = useNoteBasis()
  return (
    <div className={classes.form}>
      <Text size="sm" c="dimmed">
        {texts.hint}
      </Text>
      <Select
        label={texts.basis}
        placeholder={texts.choose}
        w={320}
        value={basis}
        data={contactBases.map((value) => ({ value, label: texts.bases[value] }))}
        onChange={(value) => {
          noting.reset()
          setBasis(ContactBasis.safeParse(value).data ?? null)
        }}
      />
      <TextInput
        label={texts.note}
        placeholder={texts.noteHint}
        w={480}
        maxLength={basisNoteMaxLength}
        value={note}
        onChange={(event) => {
          noting.reset()
          setNote(event.currentTarget.value)
        }}
      />
      <Button
        variant="default"
        disabled={basis === null}
        loading={noting.isPending}
        onClick={() => noting.mutate({ creator_ids: [...creatorIds], basis, note })}
      >
        {texts.save(creatorIds.length)}
      </Button>
      {noting.error && (
        <Text size="sm" c="red" role="alert">
          {texts.failed(noting.error.message)}
        </Text>
      )}
      <Text size="sm" role="status">
        {noting.data && texts.saved(noting.data.noted)}
      </Text>
    </div>
  )
}
