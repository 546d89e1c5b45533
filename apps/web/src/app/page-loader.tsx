import { Center, Loader } from '@mantine/core'
import { appTexts } from './app-texts.ts'

/** A whole page that is still coming. */
export function PageLoader() {
  return (
    <Center mih="100dvh" role="status" aria-label={appTexts.loading}>
      <Loader size="sm" />
    </Center>
  )
}
