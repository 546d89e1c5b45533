import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** A certificate with its key, as PEM. */
export interface Certificate {
  readonly cert: string
  readonly key: string
}

interface CertificateRequest {
  readonly subject: string
  readonly issuer: string
  readonly publicKey: KeyObject
  readonly issuerKey: KeyObject
  /** Host names and addresses it is valid for; without any it is an authority, which signs others. */
  readonly names: readonly string[]
}

const lifetimeDays = 365

// Just enough of DER (X.690) to write a certificate (RFC 5280): Node can read certificates but not create them.
const tag = { boolean: 1, integer: 2, bits: 3, octets: 4, oid: 6, utf8: 12, utcTime: 23, sequence: 48, set: 49 }
const oids = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  basicConstraints: '551d13',
  subjectAltName: '551d11',
}

function encode(type: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([type, ...length]), content])
}

const sequence = (...contents: Buffer[]) => encode(tag.sequence, ...contents)
const oid = (hex: string) => encode(tag.oid, Buffer.from(hex, 'hex'))
const algorithm = sequence(oid(oids.ecdsaWithSha256))

function encodeName(commonName: string): Buffer {
  return sequence(encode(tag.set, sequence(oid(oids.commonName), encode(tag.utf8, Buffer.from(commonName)))))
}

function encodeTime(at: Date): Buffer {
  const digits = at.toISOString().replace(/[-:T]/g, '').slice(2, 14)
  return encode(tag.utcTime, Buffer.from(`${digits}Z`))
}

/** Encodes a GeneralName with context tag 2 (DNS name) or 7 (IP address). */
function encodeAltName(name: string): Buffer {
  const isIpv4 = /^[\d.]+$/.test(name)
  return isIpv4 ? encode(0x87, Buffer.from(name.split('.').map(Number))) : encode(0x82, Buffer.from(name))
}

function encodeExtension(id: string, value: Buffer): Buffer {
  const critical = id === oids.basicConstraints ? [encode(tag.boolean, Buffer.from([0xff]))] : []
  return sequence(oid(id), ...critical, encode(tag.octets, value))
}

function makeCertificate({ subject, issuer, publicKey, issuerKey, names }: CertificateRequest): string {
  const now = Date.now()
  const day = 86_400_000
  const isAuthority = names.length === 0
  const constraints = encodeExtension(
    oids.basicConstraints,
    isAuthority ? sequence(encode(tag.boolean, Buffer.from([0xff]))) : sequence(),
  )
  const altNames = isAuthority ? [] : [encodeExtension(oids.subjectAltName, sequence(...names.map(encodeAltName)))]
  const body = sequence(
    encode(0xa0, encode(tag.integer, Buffer.from([2]))),
    encode(tag.integer, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    encodeName(issuer),
    sequence(encodeTime(new Date(now - day)), encodeTime(new Date(now + lifetimeDays * day))),
    encodeName(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    encode(0xa3, sequence(constraints, ...altNames)),
  )
  const signature = encode(tag.bits, Buffer.from([0]), sign('sha256', body, issuerKey))
  const lines =
    sequence(body, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}

/**
 * Creates an authority, whose key is discarded at once, and a certificate that it signs for these names. Both are used
 * by this process only.
 */
export function issueCertificate(names: readonly string[]): Certificate & { authority: string } {
  const issuer = 'Troupe sandbox authority'
  const authority = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const server = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const signed = { issuer, issuerKey: authority.privateKey }
  return {
    authority: makeCertificate({ ...signed, subject: issuer, publicKey: authority.publicKey, names: [] }),
    cert: makeCertificate({ ...signed, subject: names[0] ?? 'localhost', publicKey: server.publicKey, names }),
    key: server.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
