import { type ComponentType, createContext, Suspense, use } from 'react'

export interface ContactMarkProps {
  creatorId: string
  /** Shows a symbol alone; the words are read out and shown on hover. */
  isBrief?: boolean
}

/** The component that marks creators who had a mail; null for visitors. */
export const ContactMarkContext = createContext<ComponentType<ContactMarkProps> | null>(null)

/** The mark of a creator who was written to; empty for all others. */
export function ContactSlot(props: ContactMarkProps) {
  const Mark = use(ContactMarkContext)
  return (
    Mark && (
      <Suspense fallback={null}>
        <Mark {...props} />
      </Suspense>
    )
  )
}
