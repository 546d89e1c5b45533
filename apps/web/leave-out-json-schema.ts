import type { Plugin } from 'vite'

const schemas = /\/zod\/v4\/classic\/schemas\.js$/
const processor = /^ *inst\._zod\.processJSONSchema = .*;\n/gm
const converter = /\bcreate(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)(?:\(params\))?/g

/**
 * Leaves the conversion of schemas to JSON Schema out of the browser's bundles: each of Zod's classes refers to it, so it is
 * never seen as unused, and only the server describes its API. Weighs 5 kB on every page, gzipped.
 */
export function leaveOutJsonSchema(): Plugin {
  return {
    name: 'leave-out-json-schema',
    apply: 'build',
    transform(source, id) {
      if (!schemas.test(id.split('?')[0] ?? id)) return null
      const code = source.replace(processor, '').replace(converter, 'undefined')
      if (code === source) this.error('Zod converts to JSON Schema in another way: adapt leave-out-json-schema.ts')
      return { code, map: null }
    },
  }
}
