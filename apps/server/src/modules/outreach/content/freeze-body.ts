import type { FrozenContent } from './freeze-content.ts'

/**
 * Converts the editor's HTML to a mail's content, as `freezeContent` does. The sanitiser and its parsers are loaded with
 * the first mail: a start needs none of their eighty modules.
 * @throws AppError `invalid_input` when it is nested too deeply.
 */
export async function freezeBody(body: string): Promise<FrozenContent> {
  const { freezeContent } = await import('./freeze-content.ts')
  return freezeContent(body)
}
