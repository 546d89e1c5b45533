import { isAtLeast } from '@troupe/contract/base/roles'
import { useRole } from './role-context.ts'
import { roleTexts } from './role-texts.ts'

/**
 * Why the user's role does not suffice for an action, for the tooltip of its disabled button; undefined if it does.
 * @param least The weakest role that may do it.
 */
export function useRefusal(least: keyof typeof roleTexts = 'member'): string | undefined {
  return isAtLeast(useRole(), least) ? undefined : roleTexts[least]
}
