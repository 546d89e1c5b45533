import { Textarea, TextInput } from '@mantine/core'
import { companyMaxLength, postalAddressMaxLength } from '@troupe/contract/mail/company-address'
import { companyTexts as texts } from './company-texts.ts'
import type { CompanyEntry } from './use-company-entry.ts'

/** Fields for the company's name and postal address. */
export function CompanyFields({ entry, isDisabled = false }: { entry: CompanyEntry; isDisabled?: boolean }) {
  const { draft, problems, change, setField } = entry
  return (
    <>
      <TextInput
        ref={setField('company')}
        label={texts.company}
        autoComplete="organization"
        maxLength={companyMaxLength}
        dir="auto"
        value={draft.company}
        error={problems.company}
        disabled={isDisabled}
        onChange={(event) => change({ company: event.currentTarget.value })}
      />
      <Textarea
        ref={setField('address')}
        label={texts.address}
        description={texts.addressHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="street-address"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={postalAddressMaxLength}
        dir="auto"
        value={draft.address}
        error={problems.address}
        disabled={isDisabled}
        onChange={(event) => change({ address: event.currentTarget.value })}
      />
    </>
  )
}
