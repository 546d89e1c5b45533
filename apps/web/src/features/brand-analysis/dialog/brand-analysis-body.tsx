import { useDidUpdate } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { emptyDraft } from './analysis-draft.ts'
import { AnalysisForms } from './analysis-forms.tsx'
import type { BrandSelection, FoundBrand } from './brand-selection.ts'
import { BrandSelector } from './brand-selector.tsx'

interface BrandAnalysisBodyProps {
  onApply: (selection: BrandSelection) => void
}

/** First the description of a brand, then what was found in it. "Closing the selector discards the results." */
export function BrandAnalysisBody({ onApply }: BrandAnalysisBodyProps) {
  const [draft, setDraft] = useState(emptyDraft)
  const [found, setFound] = useState<FoundBrand | null>(null)
  const selectedTab = useRef<HTMLButtonElement>(null)
  // The button that leads back is gone with the selector; the focus is not to go with it.
  useDidUpdate(() => selectedTab.current?.focus(), [found])
  return found ? (
    <BrandSelector found={found} onApply={onApply} onBack={() => setFound(null)} />
  ) : (
    <AnalysisForms draft={draft} onDraft={setDraft} onFound={setFound} selectedTab={selectedTab} />
  )
}
