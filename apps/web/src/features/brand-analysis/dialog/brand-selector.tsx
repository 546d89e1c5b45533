import { Button, Text } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { getCategoryName } from '../../../lib/format/names.ts'
import { tell } from '../../../lib/language/tell.ts'
import { categoryIcons } from '../../../ui/category/category-icons.ts'
import { CategoryToggle } from '../../../ui/category/category-toggle.tsx'
import { CriteriaEditor } from '../criteria/criteria-editor.tsx'
import { criteriaTexts } from '../criteria/criteria-texts.ts'
import dialogClasses from './brand-analysis-dialog.module.css'
import { type BrandSelection, type FoundBrand, findSelectionProblem } from './brand-selection.ts'
import classes from './brand-selector.module.css'
import { ChoiceGroup } from './choice-group.tsx'
import { dialogTexts } from './dialog-texts.ts'
import { KeywordChoice } from './keyword-choice.tsx'
import { useChoice } from './use-choice.ts'

const texts = dialogTexts.result

interface BrandSelectorProps {
  found: FoundBrand
  onApply: (selection: BrandSelection) => void
  /** Returns to the form and discards the result. */
  onBack: () => void
}

/** Selection from the result of an analysis, "keywords and categories all selected at start". */
export function BrandSelector({ found, onApply, onBack }: BrandSelectorProps) {
  const criteriaId = useId()
  const keywords = useChoice(found.keywords)
  const categories = useChoice(found.categories)
  const [criteria, setCriteria] = useState(found.criteria)
  const selection = { keywords: keywords.chosen, categories: categories.chosen, criteria }
  const problem = findSelectionProblem(selection)
  const isEmpty = keywords.chosen.length + categories.chosen.length + criteria.length === 0
  const findSource = (keyword: string) => found.sources?.find((source) => source.keyword === keyword)
  return (
    <div className={classes.root}>
      <Intro />
      <ChoiceGroup name={texts.keywords} choice={keywords} nothing={texts.noKeywords}>
        <ul className={classes.keywords} data-sourced={found.sources !== undefined || undefined}>
          {found.keywords.map((keyword) => {
            const source = findSource(keyword)
            return (
              <KeywordChoice
                key={keyword}
                keyword={keyword}
                {...(source && { source })}
                isChosen={keywords.chosen.includes(keyword)}
                onToggle={() => keywords.toggle(keyword)}
              />
            )
          })}
        </ul>
      </ChoiceGroup>
      <ChoiceGroup name={texts.categories} choice={categories} nothing={texts.noCategories}>
        <div className={classes.categories}>
          {found.categories.map((id) => (
            <CategoryToggle
              key={id}
              name={getCategoryName(id)}
              icon={categoryIcons[id]}
              category={id}
              isChosen={categories.chosen.includes(id)}
              onToggle={() => categories.toggle(id)}
            />
          ))}
        </div>
      </ChoiceGroup>
      {found.criteria.length > 0 && (
        <section className={classes.group} aria-labelledby={criteriaId}>
          <h3 id={criteriaId} className={classes.name}>
            {criteriaTexts.title}
          </h3>
          <CriteriaEditor criteria={criteria} onChange={setCriteria} />
        </section>
      )}
      <Remarks found={found} />
      <div className={dialogClasses.footer}>
        <div className={dialogClasses.outcome}>
          {problem !== null && (
            <Text size="sm" c="red" role="alert" className={dialogClasses.failure}>
              {problem}
            </Text>
          )}
        </div>
        <Button variant="default" onClick={onBack}>
          {texts.back}
        </Button>
        <Button disabled={isEmpty || problem !== null} onClick={() => onApply(selection)}>
          {texts.apply}
        </Button>
      </div>
    </div>
  )
}

/** Takes over the focus of the button that led here, which is gone, so that screen readers continue here. */
function Intro() {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <p ref={ref} tabIndex={-1} className={classes.intro}>
      {texts.intro}
    </p>
  )
}

/** Notes on how the result was obtained. */
function Remarks({ found: { engine, notices, notice_messages: told, usage } }: { found: FoundBrand }) {
  return (
    <div className={classes.remarks}>
      {notices.map((notice, index) => (
        <Text key={notice} size="sm" c="dimmed">
          {tell(told?.[index], notice)}
        </Text>
      ))}
      <Text size="sm" c="dimmed">
        {engine === 'language_model' && usage ? texts.model(usage) : texts.builtIn}
      </Text>
    </div>
  )
}
