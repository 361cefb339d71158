import { z } from 'zod';
import type { ZodType } from 'zod';

/** A JSON object of the description. */
export type Json = Record<string, unknown>;

const LOCAL = '#/$defs/';
/** Prefix that zod gives to recursive schemas without an id; it repeats from call to call. */
const UNNAMED = '__schema';

/** Converts the schemas of all calls and collects those with an id, so that each is written once. */
export class ComponentSchemas {
  /** The schemas with an id, for `components.schemas`. */
  readonly named: Record<string, Json> = {};

  /**
   * Returns a schema as JSON Schema 2020-12 without local definitions: a `$ref` into `$defs` leads
   * nowhere once the schema is part of a larger document.
   *
   * @param io `input` for what callers send, `output` for what they get
   * @throws Error for a recursive schema without an id, and for two schemas with one id
   */
  convert(schema: ZodType, io: 'input' | 'output'): Json {
    const converted: Json = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    const { $schema: _dialect, $defs = {}, ...json } = converted;
    for (const [id, definition] of Object.entries($defs as Record<string, Json>)) {
      const placed = withGlobalRefs(definition) as Json;
      const known = this.named[id];
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(placed)) {
        throw new Error(`Two schemas have the id ${id}.`);
      }
      this.named[id] = placed;
    }
    return withGlobalRefs(json) as Json;
  }
}

function withGlobalRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withGlobalRefs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? globalRef(inner) : withGlobalRefs(inner),
    ]),
  );
}

function globalRef(ref: string): string {
  const id = ref.startsWith(LOCAL) ? ref.slice(LOCAL.length) : '';
  if (id === '' || id.startsWith(UNNAMED)) {
    throw new Error(`The description cannot name a schema (${ref}): add .meta({ id }) to it.`);
  }
  return `#/components/schemas/${id}`;
}
