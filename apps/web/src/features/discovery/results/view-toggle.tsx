import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import { ResultView } from '../search/result-view.ts'
import { resultTexts } from './result-texts.ts'

const texts = resultTexts.view
const icons = { grid: IconLayoutGrid, list: IconList }

interface ViewToggleProps {
  view: ResultView
  onChange: (view: ResultView) => void
}

/** Switches between cards and rows. */
export function ViewToggle({ view, onChange }: ViewToggleProps) {
  return (
    <SegmentedControl
      aria-label={texts.label}
      value={view}
      onChange={(chosen) => onChange(ResultView.parse(chosen))}
      data={ResultView.options.map((option) => {
        const ViewIcon = icons[option]
        return {
          value: option,
          label: (
            <>
              <ViewIcon size={18} stroke={1.6} aria-hidden style={{ display: 'block' }} />
              <VisuallyHidden>{texts[option]}</VisuallyHidden>
            </>
          ),
        }
      })}
    />
  )
}
