import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@troupe/contract/base/endpoint'
import { z } from 'zod'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Lists all endpoints of the contract. */
export async function readContractEndpoints(): Promise<Endpoint[]> {
  const folder = dirname(fileURLToPath(import.meta.resolve('@troupe/contract/accounts')))
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const modules: object[] = await Promise.all(names.map((name) => import(join(folder, name))))
  return modules.flatMap((exported) =>
    Object.entries(exported).flatMap(([name, value]) =>
      name.endsWith('Endpoints') ? Object.values(value).filter(isEndpoint) : [],
    ),
  )
}

/** Lists the field names of an object schema, such as a query's. */
export function listFieldNames(schema: z.ZodType): string[] {
  return Object.keys(toJsonSchema(schema).properties ?? {})
}

interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly minimum?: number
  readonly minLength?: number
  readonly pattern?: string
}

function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

/**
 * Generates a value of a schema's shape. It may break rules that the JSON schema does not express, such as valid
 * country codes.
 */
export function inventValue(schema: z.ZodType): unknown {
  return invent(toJsonSchema(schema))
}

const formats: Readonly<Record<string, string>> = {
  uuid: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  'date-time': '2030-04-01T09:00:00Z',
  uri: 'https://brand.test/',
}

const wordsByName: readonly (readonly [RegExp, string])[] = [
  [/^(new_)?email$/, 'nobody@brand.test'],
  [/password$/, 'Right-horse-8'],
  [/^url$/, 'https://brand.test/'],
]
/** The first is a category, too. */
const words = ['food_cooking', '1', 'DE', 'de', '123456', 'brand.test']

function inventText({ format = '', pattern = '', minLength = 0 }: JsonSchema): string {
  return formats[format] ?? words.find((word) => new RegExp(pattern, 'u').test(word)) ?? 'x'.repeat(minLength)
}

function invent(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return invent(choice)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [
          name,
          wordsByName.find(([pattern]) => pattern.test(name))?.[1] ?? invent(property),
        ]),
      )
    case 'array':
      return schema.items ? [invent(schema.items)] : []
    case 'string':
      return inventText(schema)
    case 'number':
    case 'integer':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    default:
      return null
  }
}
