/** DNS lookups for the domain check. */
export interface DnsRecords {
  /**
   * The TXT records of a name, each joined into one string; empty if there are none, undefined if the name servers did
   * not answer.
   */
  readTxt(name: string): Promise<readonly string[] | undefined>
}
