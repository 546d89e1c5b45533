import { Button, Popover, Text, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconSparkles } from '@tabler/icons-react'
import { suggestionWishMaxLength } from '@troupe/contract/mail/thread-answers'
import { useState } from 'react'
import { tell } from '../../../../lib/language/tell.ts'
import { useSuggestAnswer } from '../../api/thread-answers.ts'
import { keepEscape } from '../../keep-escape.ts'
import classes from './answer.module.css'
import { answerTexts } from './answer-texts.ts'

const texts = answerTexts.suggestion

interface SuggestMenuProps {
  threadId: string
  /** Whether it is open at first. */
  isFirst: boolean
  isDisabled: boolean
  onSuggested: (html: string) => void
}

/** Menu that has the language model suggest an answer, which is put into the draft. */
export function SuggestMenu({ threadId, isFirst, isDisabled, onSuggested }: SuggestMenuProps) {
  const [isOpen, setOpen] = useState(isFirst)
  const [wish, setWish] = useState('')
  const suggest = useSuggestAnswer(threadId)
  const start = () =>
    suggest.mutate(wish.trim(), {
      onSuccess: (suggestion) => {
        const { html, message } = suggestion
        if (html === '') return
        setOpen(false)
        setWish('')
        onSuggested(html)
        if (message !== '') notifications.show({ message: tell(suggestion, message) })
      },
    })
  const isUnusable = suggest.data?.html === ''
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus shadow="md" position="top-end" width="min(320px, 90vw)">
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          disabled={isDisabled}
          leftSection={<IconSparkles size={16} stroke={1.6} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.menu}
        </Button>
      </Popover.Target>
      <Popover.Dropdown onKeyDown={keepEscape}>
        <Textarea
          label={texts.wish}
          placeholder={texts.wishPlaceholder}
          maxLength={suggestionWishMaxLength}
          autosize
          minRows={2}
          maxRows={5}
          disabled={suggest.isPending}
          value={wish}
          onChange={(event) => setWish(event.currentTarget.value)}
        />
        <Text size="xs" c="dimmed" my={8}>
          {texts.hint}
        </Text>
        {(suggest.error || isUnusable) && (
          <Text size="sm" c="red" role="alert" className={classes.problem}>
            {suggest.error ? texts.failed(suggest.error.message) : texts.nothing}
          </Text>
        )}
        <Button size="xs" loading={suggest.isPending} onClick={start}>
          {texts.start}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
