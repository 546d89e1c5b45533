import { Button, Group, Pill, Text } from '@mantine/core'
import type { BrandCriterion } from '@troupe/contract/brand-criteria'
import type { AssistantActions, CreatorSelection } from '../conversation/assistant-actions.ts'
import { assistantTexts } from '../conversation/assistant-texts.ts'
import type { ChatMessage, RecommendedCreator } from '../conversation/chat-message.ts'
import { tellChanges } from '../conversation/chat-message.ts'
import { AnalysisBlock } from './analysis-block.tsx'
import classes from './message-text.module.css'
import { RecommendedCreators } from './recommended-creators.tsx'
import { StrategyBlock } from './strategy-block.tsx'

/** Maximum number of creators offered as buttons; others can be named. */
const maxChoices = 12

interface AnswerViewProps {
  answer: ChatMessage
  selection: CreatorSelection
  actions: AssistantActions
  /** Undefined while the assistant is busy. */
  onSearch: ((edited: readonly BrandCriterion[]) => void) | undefined
  /** Decides whether a text is a new brand or a further topic; undefined: no longer possible. */
  onDecide: ((decision: 'brand' | 'topic') => void) | undefined
  /** Says which of the creators is meant; undefined: not asked, or no longer possible. */
  onChoose: ((creator: RecommendedCreator) => void) | undefined
}

/** An answer: summary, changes, analysis, criteria and recommended creators. */
export function AnswerView({ answer, selection, actions, onSearch, onDecide, onChoose }: AnswerViewProps) {
  const { content, analysis, criteria, sources, kols, reason, asking } = answer
  const changes = tellChanges(answer)
  const hasSearched = analysis !== null || changes.length > 0 || kols.length > 0
  return (
    <>
      <p className={classes.text} dir="auto">
        {content}
      </p>
      {reason && (
        <Text size="sm" c="dimmed">
          {reason}
        </Text>
      )}
      {changes.length > 0 && (
        <ul className={classes.changes} aria-label={assistantTexts.messages.changed}>
          {changes.map((change) => (
            <li key={change}>
              <Pill size="md" className={classes.change}>
                {change}
              </Pill>
            </li>
          ))}
        </ul>
      )}
      {analysis && <AnalysisBlock analysis={analysis} onSearch={onSearch} />}
      {onDecide && (
        <Group gap="sm">
          <Button variant="default" onClick={() => onDecide('brand')}>
            {assistantTexts.choice.newBrand}
          </Button>
          <Button variant="default" onClick={() => onDecide('topic')}>
            {assistantTexts.choice.topic}
          </Button>
        </Group>
      )}
      {onChoose && asking && (
        <Group gap="sm" role="group" aria-label={assistantTexts.choice.creators}>
          {asking.creators.slice(0, maxChoices).map((creator) => (
            <Button key={creator.id} variant="default" onClick={() => onChoose(creator)}>
              {creator.title}
            </Button>
          ))}
        </Group>
      )}
      {criteria && hasSearched && <StrategyBlock criteria={criteria} sources={sources} />}
      {kols.length > 0 && <RecommendedCreators creators={kols} selection={selection} actions={actions} />}
    </>
  )
}
