import { useMutation } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { exportsEndpoints } from '@troupe/contract/discover/exports'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** An export of a broad search has many rows. */
const timeoutMs = 10 * 60_000

export type ExportInput = BodyInput<typeof exportsEndpoints.exportKols>

/** Exports creators to a file; the response contains a link to it. */
export function useExportKols() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (body: ExportInput) => callEndpoint(exportsEndpoints.exportKols, { body, timeoutMs }),
  })
}
