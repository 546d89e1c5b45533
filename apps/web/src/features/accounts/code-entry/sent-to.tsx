import { Text } from '@mantine/core'

/** The address to which a code was mailed. */
export function SentTo({ text, email }: { text: string; email: string }) {
  return (
    <>
      {text}{' '}
      <Text span fw={600} c="var(--troupe-ink)" style={{ overflowWrap: 'anywhere' }}>
        {email}
      </Text>
    </>
  )
}
