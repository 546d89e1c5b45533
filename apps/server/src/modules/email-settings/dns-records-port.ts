/** DNS lookups for the domain check. */
export interface DnsRecords {
  /** The TXT records of a name, each in one piece; empty when it has none. Undefined: the name servers did not answer. */
  readTxt(name: string): Promise<readonly string[] | undefined>
}
