import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { CallsContext, useCallsInWorkspace } from '../../lib/transport/transport-context.tsx'

interface InWorkspaceProps {
  /** The workspace that is open; undefined until that is known. */
  id: string | undefined
  children: ReactNode
}

/**
 * Makes the calls of the screens in the workspace that they show, also those that come after another one was opened.
 * The screens begin anew with another workspace: nothing that was meant for the one before may reach it.
 */
export function InWorkspace({ id, children }: InWorkspaceProps) {
  const [shown, setShown] = useState({ id, changes: 0 })
  if (id !== undefined && id !== shown.id) {
    setShown({ id, changes: shown.id === undefined ? shown.changes : shown.changes + 1 })
  }
  return (
    <WorkspaceCalls key={shown.changes} id={shown.id}>
      {children}
    </WorkspaceCalls>
  )
}

function WorkspaceCalls({ id, children }: InWorkspaceProps) {
  const callsInWorkspace = useCallsInWorkspace()
  const own = useRef(id)
  useLayoutEffect(() => {
    own.current = id
  }, [id])
  const [calls] = useState(() => callsInWorkspace(() => own.current))
  return <CallsContext calls={calls}>{children}</CallsContext>
}
