import { Switch, Textarea, TextInput } from '@mantine/core'
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
  is_private: boolean
}

const { name, description } = collectionEndpoints.createCollection.body.shape

/** Form rules from the contract. */
export const collectionRules = { name: toFormRule(name), description: toFormRule(description) }

export const nothing: CollectionInput = { name: '', description: '', is_private: false }

interface CollectionFieldsProps {
  form: UseFormReturnType<CollectionInput>
  /** Whether it can be private. */
  isPrivacyOffered: boolean
}

/** Fields for the name and description of a collection, and whether other members see it. */
export function CollectionFields({ form, isPrivacyOffered }: CollectionFieldsProps) {
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
      {isPrivacyOffered && (
        <Switch label={texts.isPrivate} {...form.getInputProps('is_private', { type: 'checkbox' })} />
      )}
    </>
  )
}
