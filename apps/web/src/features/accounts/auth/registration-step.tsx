import { type ComponentProps, useState } from 'react'
import { useRegistrationState } from '../api/registration-state.ts'
import { ClosedRegistration, DomainNotice } from './closed-registration.tsx'
import { RegistrationForm } from './registration-form.tsx'

type RegistrationStepProps = ComponentProps<typeof RegistrationForm>

/** The form for an account, or whom to ask for one. A code that was mailed already is completed all the same. */
export function RegistrationStep(props: RegistrationStepProps) {
  const { data, isPending } = useRegistrationState()
  const [isInvited, setInvited] = useState(false)
  if (data?.registration === 'invitation' && !isInvited && !props.registration.pending) {
    return <ClosedRegistration contact={data.contact} onInvited={() => setInvited(true)} />
  }
  return (
    // Not seen until it is known to be the right thing; if that cannot be read, the server decides.
    <div style={isPending ? { visibility: 'hidden' } : undefined}>
      {data?.registration === 'domain' && <DomainNotice domains={data.domains} contact={data.contact} />}
      <RegistrationForm {...props} />
    </div>
  )
}
