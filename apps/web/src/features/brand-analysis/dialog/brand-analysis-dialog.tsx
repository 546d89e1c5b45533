import { Modal } from '@mantine/core'
import { useDidUpdate, useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useRef, useState } from 'react'
import { AnalysisForms, emptyDraft } from './analysis-forms.tsx'
import classes from './brand-analysis-dialog.module.css'
import type { BrandSelection, FoundBrand } from './brand-selection.ts'
import { BrandSelector } from './brand-selector.tsx'
import { dialogTexts as texts } from './dialog-texts.ts'

interface BrandAnalysisDialogProps {
  isOpen: boolean
  onApply: (selection: BrandSelection) => void
  onClose: () => void
}

/**
 * Dialog that analyses a brand and selects keywords, categories and criteria from the result. Closing it discards both.
 */
function BrandAnalysisDialog({ isOpen, onApply, onClose }: BrandAnalysisDialogProps) {
  const isPhone = useMediaQuery('(max-width: 47.99em)')
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.title}
      size={720}
      fullScreen={isPhone ?? false}
      // A click beside the dialog would too easily discard input or results.
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': texts.close, size: 40 }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <BrandAnalysisBody onApply={onApply} />
    </Modal>
  )
}

interface BrandAnalysisBodyProps {
  onApply: (selection: BrandSelection) => void
}

/** Shows the description first, then the result. "Closing the selector discards the results." */
function BrandAnalysisBody({ onApply }: BrandAnalysisBodyProps) {
  const [draft, setDraft] = useState(emptyDraft)
  const [found, setFound] = useState<FoundBrand | null>(null)
  const selectedTab = useRef<HTMLButtonElement>(null)
  // The Back button disappears with the selector, so the focus moves to the tab.
  useDidUpdate(() => selectedTab.current?.focus(), [found])
  return found ? (
    <BrandSelector found={found} onApply={onApply} onBack={() => setFound(null)} />
  ) : (
    <AnalysisForms draft={draft} onDraft={setDraft} onFound={setFound} selectedTab={selectedTab} />
  )
}

type Apply = (selection: BrandSelection) => void

interface OpenedBrandAnalysis {
  /** Opens the dialog, which passes the selection to `apply`. */
  open: (apply: Apply) => void
  /** Place it on the page. */
  dialog: ReactNode
}

/** Returns the brand analysis dialog for a page. */
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
