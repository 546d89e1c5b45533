import { Tabs } from '@mantine/core'
import type { RefObject } from 'react'
import classes from './brand-analysis-dialog.module.css'
import type { FoundBrand } from './brand-selection.ts'
import { dialogTexts } from './dialog-texts.ts'
import { FileForm } from './file-form.tsx'
import { TextForm } from './text-form.tsx'

/** The ways to describe a brand. */
const ways = ['text', 'file'] as const
type Way = (typeof ways)[number]

/** The current input of the form. */
interface Draft {
  way: Way
  text: string
  file: File | null
}

export const emptyDraft: Draft = { way: 'text', text: '', file: null }

const texts = dialogTexts.tabs

interface AnalysisFormsProps {
  draft: Draft
  onDraft: (draft: Draft) => void
  onFound: (found: FoundBrand) => void
  selectedTab: RefObject<HTMLButtonElement | null>
}

/** The two forms for describing a brand. "Switching tab clears the form", and aborts a running analysis. */
export function AnalysisForms({ draft, onDraft, onFound, selectedTab }: AnalysisFormsProps) {
  const switchTo = (chosen: string | null) => {
    const way = ways.find((candidate) => candidate === chosen)
    if (way && way !== draft.way) onDraft({ ...emptyDraft, way })
  }
  return (
    <Tabs value={draft.way} onChange={switchTo} keepMounted={false} className={classes.tabs}>
      <Tabs.List aria-label={texts.label} grow>
        {ways.map((way: Way) => (
          <Tabs.Tab key={way} value={way} ref={way === draft.way ? selectedTab : null}>
            {texts[way]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="text" className={classes.panel}>
        <TextForm text={draft.text} onText={(text) => onDraft({ ...draft, text })} onFound={onFound} />
      </Tabs.Panel>
      <Tabs.Panel value="file" className={classes.panel}>
        <FileForm file={draft.file} onFile={(file) => onDraft({ ...draft, file })} onFound={onFound} />
      </Tabs.Panel>
    </Tabs>
  )
}
