import { Stack, TextInput } from '@mantine/core'
import { onboardingCategories } from '@troupe/contract/onboarding'
import { CheckboxList } from './checkbox-list.tsx'
import { statementTexts as texts } from './statement-texts.ts'
import { type StatementFieldsProps, toCategories } from './statement-values.ts'

const categoryLabels = onboardingCategories.map(({ label }) => label)

/** Country, link and content categories of a channel. */
export function PlaceFields({ values, problems, onChange }: StatementFieldsProps) {
  return (
    <Stack gap={16}>
      <TextInput
        label={texts.country}
        name="country"
        autoComplete="country-name"
        value={values.country_region}
        error={problems.country_region}
        onChange={(event) => onChange({ country_region: event.currentTarget.value })}
      />
      <TextInput
        label={texts.bioLink}
        name="bio-link"
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder={texts.bioLinkPlaceholder}
        value={values.bio_link_url}
        error={problems.bio_link_url}
        onChange={(event) => onChange({ bio_link_url: event.currentTarget.value })}
      />
      <CheckboxList
        label={texts.categories}
        options={categoryLabels}
        checked={values.content_categories}
        onChange={(checked) => onChange({ content_categories: toCategories(checked) })}
      />
    </Stack>
  )
}
