import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { BrandAnalysisBody } from './brand-analysis-body.tsx'
import classes from './brand-analysis-dialog.module.css'
import type { BrandSelection } from './brand-selection.ts'
import { dialogTexts as texts } from './dialog-texts.ts'

interface BrandAnalysisDialogProps {
  isOpen: boolean
  onApply: (selection: BrandSelection) => void
  onClose: () => void
}

/** Where a brand is analysed, and where keywords and categories are chosen from what was found. Closed, it forgets both. */
export function BrandAnalysisDialog({ isOpen, onApply, onClose }: BrandAnalysisDialogProps) {
  const isPhone = useMediaQuery('(max-width: 47.99em)')
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.title}
      size={720}
      fullScreen={isPhone ?? false}
      // A click beside it is too easily made to throw away what was written or found.
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': texts.close, size: 40 }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <BrandAnalysisBody onApply={onApply} />
    </Modal>
  )
}
