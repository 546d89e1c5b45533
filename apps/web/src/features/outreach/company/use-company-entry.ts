import { CompanyAddress } from '@troupe/contract/mail/company-address'
import { useRef, useState } from 'react'
import { describeProblem } from '../../../lib/form-rule.ts'
import { useCompanyAddress, useSaveCompanyAddress } from '../api/company-address.ts'
import { companyTexts as texts } from './company-texts.ts'

type Field = keyof CompanyAddress

const empty: CompanyAddress = { company: '', address: '' }

/** The company's name and postal address while they are entered. */
export function useCompanyEntry() {
  const stored = useCompanyAddress()
  const saving = useSaveCompanyAddress()
  const [changed, setChanged] = useState<CompanyAddress>()
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({})
  const fields = useRef<Partial<Record<Field, HTMLElement | null>>>({})
  const draft = changed ?? stored.data ?? empty
  const isNeeded = stored.data === null

  /** Stores what is entered, or shows what is wrong with it at the first field that has a problem. */
  const save = (onSaved: () => void) => {
    const read = CompanyAddress.safeParse(draft)
    if (read.success) {
      saving.mutate(read.data, {
        onSuccess: () => {
          setChanged(undefined)
          onSaved()
        },
      })
      return
    }
    const found = read.error.issues.map((issue) => [issue.path[0], describeProblem(issue)]).toReversed()
    const byField: Partial<Record<Field, string>> = Object.fromEntries(found)
    setProblems(byField)
    fields.current[byField.company === undefined ? 'address' : 'company']?.focus()
  }

  return {
    stored,
    draft,
    problems,
    /** Whether nothing is stored; false until it is known. The server checks it in any case. */
    isNeeded,
    /** Why no campaign can start; null if nothing is in its way. */
    problem: isNeeded && !CompanyAddress.safeParse(draft).success ? texts.needed : null,
    isSaving: saving.isPending,
    error: saving.error,
    save,
    change: (parts: Partial<CompanyAddress>) => {
      setChanged({ ...draft, ...parts })
      setProblems({})
    },
    setField: (field: Field) => (element: HTMLElement | null) => {
      fields.current[field] = element
    },
  }
}

export type CompanyEntry = ReturnType<typeof useCompanyEntry>
