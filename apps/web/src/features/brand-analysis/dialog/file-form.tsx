import { Input } from '@mantine/core'
import { type FormEvent, lazy, Suspense, useId, useState } from 'react'
import { useAnalysisCalls } from '../api/analysis-calls.ts'
import { findBrandFileProblem } from '../api/brand-file.ts'
import { AnalysisEnd, describeFailure } from './analysis-end.tsx'
import classes from './brand-analysis-dialog.module.css'
import type { FoundBrand } from './brand-selection.ts'
import { dialogTexts as texts } from './dialog-texts.ts'
import { useAnalysis } from './use-analysis.ts'

// Loaded on demand: the drop zone is large, and most users describe their brand in words.
const FileDrop = lazy(async () => ({ default: (await import('./file-drop.tsx')).FileDrop }))

interface FileFormProps {
  file: File | null
  onFile: (file: File | null) => void
  onFound: (found: FoundBrand) => void
}

/** Form for a document that describes a brand. */
export function FileForm({ file, onFile, onFound }: FileFormProps) {
  const { analyzeFile } = useAnalysisCalls()
  const analysis = useAnalysis(analyzeFile, onFound)
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()
  const choose = (chosen: File | null) => {
    const found = chosen && findFileProblem(chosen)
    analysis.forget()
    setProblem(found)
    onFile(found === null ? chosen : null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(findBrandFileProblem(file))
    if (file) analysis.start(file)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Input.Wrapper
        className={classes.field}
        label={texts.file.label}
        labelElement="div"
        description={texts.file.hint}
        error={problem}
        errorProps={{ id: problemId, role: 'alert' }}
      >
        <div className={classes.drop}>
          <Suspense>
            <FileDrop
              file={file}
              onChoose={choose}
              isDisabled={analysis.isRunning}
              {...(problem !== null && { problemId })}
            />
          </Suspense>
        </div>
      </Input.Wrapper>
      <AnalysisEnd
        failure={analysis.error && describeFailure(texts.fileFailed, analysis.error)}
        isRunning={analysis.isRunning}
        onStop={analysis.stop}
      />
    </form>
  )
}

/** Checks the contract's rules, and emptiness, for which the server's message is less plain. */
function findFileProblem(file: File): string | null {
  return findBrandFileProblem(file) ?? (file.size === 0 ? texts.file.empty : null)
}
