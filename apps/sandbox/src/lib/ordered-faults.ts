export interface OrderedFaults<Fault extends string> {
  /** Returns the fault of a request, if any. Priority: the ordered fault, the header, the key. */
  choose(header: string, key: string): Fault | undefined
  /** Makes the next `count` requests fail; a later order replaces an earlier one. */
  order(fault: Fault, count: number): void
  reset(): void
}

/**
 * Keeps the fault that a test orders for the next requests to a model.
 * @param isFault whether a text names a fault of this model; a key names one as `sandbox-model-NAME`.
 */
export function createOrderedFaults<Fault extends string>(
  isFault: (text: string) => text is Fault,
): OrderedFaults<Fault> {
  let ordered: { fault: Fault; left: number } | undefined

  function takeOrder(): Fault | undefined {
    if (!ordered || ordered.left < 1) return undefined
    ordered.left--
    return ordered.fault
  }

  return {
    choose(header, key) {
      const word = /^sandbox-model-(.+)$/.exec(key)?.[1] ?? ''
      return takeOrder() ?? [header, word].find(isFault)
    },
    order(fault, count) {
      ordered = { fault, left: count }
    },
    reset() {
      ordered = undefined
    },
  }
}
