import type { Executor } from '../../../database/database.ts'

/** Stores the proof that the owner of the address entered its code. */
export async function upsert(db: Executor, proof: { email: string; expiresAt: Date }): Promise<void> {
  await db
    .insertInto('verified_addresses')
    .values({ email: proof.email, expires_at: proof.expiresAt })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ expires_at: proof.expiresAt }))
    .execute()
}

/** Whether the address has a valid proof, and when its open code expires. */
export async function findStatus(
  db: Executor,
  { email, now }: { email: string; now: Date },
): Promise<{ isVerified: boolean; codeExpiresAt: Date | undefined }> {
  const rows = await db
    .selectFrom('verified_addresses')
    .select(({ val }) => [val('proof').as('kind'), 'expires_at'])
    .where('email', '=', email)
    .unionAll(
      db
        .selectFrom('mailed_codes')
        .select(({ val }) => [val('code').as('kind'), 'expires_at'])
        .where('purpose', '=', 'address')
        .where('email', '=', email),
    )
    .execute()
  const current = rows.filter((row) => row.expires_at > now)
  return {
    isVerified: current.some((row) => row.kind === 'proof'),
    codeExpiresAt: current.find((row) => row.kind === 'code')?.expires_at,
  }
}

/** Consumes the proof of an address. @returns false if there is no valid one. */
export async function take(db: Executor, { email, now }: { email: string; now: Date }): Promise<boolean> {
  const taken = await db
    .deleteFrom('verified_addresses')
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst()
  return taken !== undefined
}

export async function deleteByEmail(db: Executor, email: string): Promise<void> {
  await db.deleteFrom('verified_addresses').where('email', '=', email).execute()
}
