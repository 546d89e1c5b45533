import { type ReactNode, useState } from 'react'
import { BrandAnalysisDialog } from './brand-analysis-dialog.tsx'
import type { BrandSelection } from './brand-selection.ts'

type Apply = (selection: BrandSelection) => void

interface OpenedBrandAnalysis {
  /** Opens the dialog; what is chosen in it is handed to `apply`. */
  open: (apply: Apply) => void
  /** To be placed on the page. */
  dialog: ReactNode
}

/** The brand analysis dialog for a page. */
export function useBrandAnalysisDialog(): OpenedBrandAnalysis {
  const [isOpen, setOpen] = useState(false)
  const [target, setTarget] = useState<{ apply: Apply } | null>(null)
  const close = () => setOpen(false)
  const apply = (selection: BrandSelection) => {
    target?.apply(selection)
    close()
  }
  return {
    open: (chosen) => {
      setTarget({ apply: chosen })
      setOpen(true)
    },
    dialog: <BrandAnalysisDialog isOpen={isOpen} onApply={apply} onClose={close} />,
  }
}
