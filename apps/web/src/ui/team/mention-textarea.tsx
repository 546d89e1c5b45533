import { Combobox, Textarea, type TextareaProps, useCombobox } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { completeMention, findTypedMention, type TypedMention } from './find-mention.ts'
import { useMembers } from './people-query.ts'
import { useTeam } from './team-context.ts'
import { teamTexts as texts } from './team-texts.ts'

interface MentionTextareaProps extends Omit<TextareaProps, 'value' | 'onChange'> {
  value: string
  onChange: (text: string) => void
}

const mostOffered = 8

/** A field for a text that mentions members: an @ offers their names. For a user who is alone, an ordinary field. */
export function MentionTextarea({ value, onChange, maxLength, ...field }: MentionTextareaProps) {
  const combobox = useCombobox()
  const element = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number>(null)
  const [mention, setMention] = useState<TypedMention>()
  const offered = useOffered(mention)
  useLayoutEffect(() => {
    if (caret.current === null) return
    element.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const look = ({ value: text, selectionEnd }: HTMLTextAreaElement) => {
    const typed = findTypedMention(text, selectionEnd)
    setMention(typed)
    if (!typed) return combobox.closeDropdown()
    combobox.openDropdown()
    combobox.resetSelectedOption()
  }
  const put = (name: string) => {
    if (!mention) return
    const completed = completeMention(value, mention, name)
    caret.current = completed.caret
    setMention(undefined)
    combobox.closeDropdown()
    onChange(completed.text.slice(0, maxLength))
  }
  const isOpen = combobox.dropdownOpened && offered.length > 0
  return (
    <Combobox store={{ ...combobox, dropdownOpened: isOpen }} position="bottom-start" shadow="md" onOptionSubmit={put}>
      <Combobox.Target withKeyboardNavigation={isOpen}>
        <Textarea
          {...field}
          ref={element}
          {...(maxLength === undefined ? {} : { maxLength })}
          value={value}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value)
            look(currentTarget)
          }}
          onClick={({ currentTarget }) => look(currentTarget)}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={texts.mention}>
          {offered.map(({ user_id, username }) => (
            <Combobox.Option key={user_id} value={username}>
              <bdi>{username}</bdi>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

/** The other members whose names fit what is typed; those that begin with it come first. */
function useOffered(mention: TypedMention | undefined) {
  const { selfId } = useTeam()
  const members = useMembers()
  if (!mention) return []
  const typed = mention.typed.toLowerCase()
  const placeOf = ({ username }: { username: string }) => username.toLowerCase().indexOf(typed)
  return members
    .filter((member) => member.user_id !== selfId && placeOf(member) >= 0)
    .sort((one, other) => Math.sign(placeOf(one)) - Math.sign(placeOf(other)))
    .slice(0, mostOffered)
}
