import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  collectionDescriptionMaxLength,
  collectionEndpoints,
  collectionNameMaxLength,
} from '@troupe/contract/collections'
import { toFormRule } from '../../lib/form-rule.ts'
import { collectionTexts } from './collection-texts.ts'

const texts = collectionTexts.form

export interface CollectionInput {
  name: string
  description: string
}

const { name, description } = collectionEndpoints.createCollection.body.shape

/** Form rules from the contract. */
export const collectionRules = { name: toFormRule(name), description: toFormRule(description) }

/** Fields for the name and description of a collection. */
export function CollectionFields({ form }: { form: UseFormReturnType<CollectionInput> }) {
  return (
    <>
      <TextInput
        label={texts.name}
        maxLength={collectionNameMaxLength}
        autoComplete="off"
        data-autofocus
        withAsterisk
        {...form.getInputProps('name')}
      />
      <Textarea
        label={texts.description}
        placeholder={texts.optional}
        maxLength={collectionDescriptionMaxLength}
        rows={3}
        resize="vertical"
        {...form.getInputProps('description')}
      />
    </>
  )
}
