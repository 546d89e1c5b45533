import { useNavigate } from 'react-router'
import { LinkButton } from '../../../ui/link-button.tsx'
import { draftTexts as texts } from './draft-texts.ts'
import type { KeptDraft } from './use-kept-draft.ts'

interface ToPageProps {
  kept: KeptDraft
  writingPath: string
  isDisabled: boolean
}

/** Goes on writing the mail on the page, once the server has it. */
export function ToPage({ kept, writingPath, isDisabled }: ToPageProps) {
  const navigate = useNavigate()
  const go = async () => {
    // Otherwise the dialog says what keeps it from being stored.
    if (await kept.store()) void navigate(writingPath)
  }
  return (
    <LinkButton disabled={isDisabled} onClick={() => void go()}>
      {texts.toPage}
    </LinkButton>
  )
}
