import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type CreatorImport,
  creatorImportsEndpoints as endpoints,
  type ImportStep,
  importPartBytes,
} from '@troupe/contract/discover/creator-imports'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const queryKey = ['creator-imports']
/** Milliseconds between two looks at work that is under way. */
const importRefreshMs = 1000

const isUnderWay = ({ state }: CreatorImport) => state === 'checking' || state === 'importing' || state === 'undoing'

export const isFinished = ({ state }: CreatorImport) => state === 'imported' || state === 'undone'

/**
 * Fetches the user's imports; every second while the server works on one.
 * @param onFinished called when one was imported or undone since the last look.
 */
export function useImports(onFinished: () => void) {
  const callEndpoint = useCallEndpoint()
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => callEndpoint(endpoints.listImports, { signal }),
    refetchInterval: ({ state }) => (state.data?.imports.some(isUnderWay) ? importRefreshMs : false),
  })
  const imports = query.data?.imports
  const before = useRef(imports)
  const report = useEffectEvent(onFinished)
  useEffect(() => {
    const known = before.current
    before.current = imports
    const isKnown = ({ id, state }: CreatorImport) => known?.some((one) => one.id === id && one.state === state)
    if (known && imports?.some((one) => isFinished(one) && !isKnown(one))) report()
  }, [imports])
  return query
}

/** Takes the next step of an import. */
export function useImportStep() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: ImportStep & { id: string }) =>
      callEndpoint(endpoints.takeImportStep, { params: { id }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

const attempts = 3

/** Sends a file in parts, one after the other. Leaving the screen ends it; the server then discards it with the next file. */
export function useUploadImport() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  const abort = useRef<AbortController>(undefined)
  const [share, setShare] = useState(0)
  useEffect(() => () => abort.current?.abort(), [])

  const upload = useMutation({
    mutationFn: async (file: File) => {
      abort.current = new AbortController()
      const { signal } = abort.current
      setShare(0)
      const body = { file_name: file.name.slice(-200), size_bytes: file.size }
      const begun = await callEndpoint(endpoints.createImport, { body, signal })
      const params = { id: begun.import.id }
      for (let number = 0; number * importPartBytes < file.size; number++) {
        const start = number * importPartBytes
        const content = await readBase64(file.slice(start, start + importPartBytes))
        await repeat(() => callEndpoint(endpoints.addImportPart, { params, body: { number, content }, signal }))
        setShare(Math.min(1, (start + importPartBytes) / file.size))
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  return { ...upload, share, cancel: () => abort.current?.abort() }
}

/** Repeats a call that got no answer: the server takes each part once. */
async function repeat(call: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await call()
      return
    } catch (error) {
      const mayPass = error instanceof ApiError && (error.status === 0 || error.status >= 500)
      if (!mayPass || attempt === attempts) throw error
    }
  }
}

function readBase64(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error)
    reader.onload = () => {
      const address = String(reader.result)
      resolve(address.slice(address.indexOf(',') + 1))
    }
    reader.readAsDataURL(part)
  })
}
