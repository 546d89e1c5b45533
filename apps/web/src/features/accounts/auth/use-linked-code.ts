import { VerificationCode } from '@troupe/contract/accounts'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The code after the # of the link in a registration's mail; undefined without one. It is taken out of the address, so that
 * a reload does not enter it again.
 */
export function useLinkedCode(): string | undefined {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [code, setCode] = useState<string>()
  const linked = VerificationCode.safeParse(new URLSearchParams(hash.slice(1)).get('code')).data
  const isLinked = search.includes('step=verify') && linked !== undefined
  if (isLinked && linked !== code) setCode(linked)
  useEffect(() => {
    if (isLinked)
      void navigate({ pathname, search }, { replace: true, state: state as unknown, preventScrollReset: true })
  }, [isLinked, navigate, pathname, search, state])
  return code
}
