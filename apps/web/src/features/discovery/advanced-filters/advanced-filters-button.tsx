import { Badge, Button, VisuallyHidden } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { filterTexts as texts } from './filter-texts.ts'

interface AdvancedFiltersButtonProps {
  /** The number of active filters. */
  count: number
  onClick: () => void
}

/** Opens the panel and shows the number of active filters. */
export function AdvancedFiltersButton({ count, onClick }: AdvancedFiltersButtonProps) {
  return (
    <Button
      variant="default"
      aria-haspopup="dialog"
      leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />}
      rightSection={
        count > 0 && (
          <Badge circle aria-hidden>
            {count}
          </Badge>
        )
      }
      onClick={onClick}
    >
      {texts.title}
      {count > 0 && <VisuallyHidden>{texts.countActive(count)}</VisuallyHidden>}
    </Button>
  )
}
