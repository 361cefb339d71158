import { z } from 'zod';

/** As much of JSON Schema as zod prints for the contract. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  minLength?: number;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  format?: string;
  $ref?: string;
}

/** Values that no field should fall over: wrong types, huge, empty, control characters, SQL, HTML. */
export const nastyValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  Number.MAX_SAFE_INTEGER,
  1e308,
  '',
  ' ',
  '0',
  '-1',
  '9223372036854775808',
  'a\u0000b',
  '\ud800',
  '\u202Eevil',
  "'; drop table users; --",
  '%\\_',
  '<script>alert(1)</script>',
  '{{constructor.constructor("return 1")()}}',
  '../../../../etc/passwd',
  '２０２６',
  '𠮷'.repeat(50),
  'x'.repeat(20_000),
  [],
  [null],
  [[1]],
  {},
  { $gt: '' },
  { ['__proto__']: { admin: true } },
];

const sampleText = (schema: JsonSchema): string => {
  if (schema.format === 'email') return 'someone@example.com';
  if (schema.format === 'date-time') return '2026-11-20T00:00:00Z';
  return '1'.repeat(Math.max(schema.minLength ?? 1, 1));
};

/** Returns one value that fits the schema. */
const sampleOf = (schema: JsonSchema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const branch = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (branch) return sampleOf(branch);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [
          name,
          sampleOf(property),
        ]),
      );
    case 'array':
      return (schema.minItems ?? 0) > 0 ? [sampleOf(schema.items ?? {})] : [];
    case 'number':
    case 'integer':
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1, 1);
    case 'boolean':
      return true;
    default:
      return sampleText(schema);
  }
};

const branchesOf = (schema: JsonSchema): JsonSchema[] =>
  [schema.anyOf, schema.oneOf]
    .flatMap((list) => list ?? [])
    .flatMap(branchesOf)
    .concat(schema.properties ? [schema] : []);

/**
 * Bad inputs for one part of a call: each field in turn left out or filled with each nasty value
 * while the others fit, and the part as a whole replaced.
 */
export const badInputsFor = (schema: z.ZodType): unknown[] => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const inputs: unknown[] = [];
  for (const branch of branchesOf(json)) {
    const sample = sampleOf(branch) as Record<string, unknown>;
    inputs.push(sample, { ...sample, unknown_field: 1 });
    for (const name of Object.keys(branch.properties ?? {})) {
      const { [name]: _left, ...without } = sample;
      inputs.push(without);
      for (const value of nastyValues) inputs.push({ ...sample, [name]: value });
    }
  }
  return inputs;
};
