import { Textarea } from '@mantine/core'
import { brandAnalysisEndpoints } from '@troupe/contract/brand-analysis'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { toFormRule } from '../../../lib/form-rule.ts'
import { useAnalysisCalls } from '../api/analysis-calls.ts'
import { AnalysisEnd, describeFailure } from './analysis-end.tsx'
import classes from './brand-analysis-dialog.module.css'
import type { FoundBrand } from './brand-selection.ts'
import { dialogTexts as texts } from './dialog-texts.ts'
import { useAnalysis } from './use-analysis.ts'

const findTextProblem = toFormRule(brandAnalysisEndpoints.analyzeBrand.body.shape.brand_description)

interface TextFormProps {
  text: string
  onText: (text: string) => void
  onFound: (found: FoundBrand) => void
}

/** Form for a brand described in the user's own words. */
export function TextForm({ text, onText, onFound }: TextFormProps) {
  const { analyzeText } = useAnalysisCalls()
  const analysis = useAnalysis(analyzeText, onFound)
  const [isTouched, setTouched] = useState(false)
  const problem = findTextProblem(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (problem === null) analysis.start(text)
  }
  const submitByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Textarea
        className={classes.field}
        label={texts.text.label}
        description={texts.text.hint}
        placeholder={texts.text.placeholder}
        rows={8}
        dir="auto"
        data-autofocus
        readOnly={analysis.isRunning}
        value={text}
        error={isTouched && problem}
        onKeyDown={submitByKey}
        onChange={(event) => {
          setTouched(true)
          analysis.forget()
          onText(event.currentTarget.value)
        }}
      />
      <AnalysisEnd
        failure={analysis.error && describeFailure(texts.failed, analysis.error)}
        isRunning={analysis.isRunning}
        isDisabled={problem !== null}
        onStop={analysis.stop}
      />
    </form>
  )
}
