import * as z from 'zod/mini';
import type { CallArea } from '#src/services/http/call.ts';
import { richText } from '#src/services/richText/contract.ts';

/** JSON Schema of draft 2020-12, with the keywords that are read here. */
export interface JsonSchema {
  type?: string | readonly string[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  anyOf?: JsonSchema[];
  $ref?: string;
  [keyword: string]: unknown;
}

const COMPONENTS = '#/components/schemas/';
/** Prefix of a schema without a name of its own, while the document is made. */
const UNNAMED = '~';

/**
 * Returns the schemas of calls as they are sent: before the page adds defaults, and with HTML where the page host makes
 * a tree. Schemas that contracts export have a name.
 */
export function collectSchemas(areas: readonly CallArea[]) {
  const registry = z.registry<{ id: string }>();
  const names = new Map<z.core.$ZodType, string>();
  const taken = new Set<string>(['Failure']);
  const give = (schema: z.core.$ZodType, name: string) => {
    names.set(schema, name);
    taken.add(name);
    registry.add(schema, { id: name });
  };
  for (const { contract, tag } of areas) {
    for (const [exported, value] of Object.entries(contract).toSorted(byName)) {
      // Skips other exports, a second name of a schema, and richText, which is text here.
      if (!isSchema(value) || names.has(value) || value === richText) continue;
      const name = pascal(exported);
      give(value, taken.has(name) ? `${pascal(tag.split(/\W/)[0] ?? '')}${name}` : name);
    }
  }
  for (const { query, headers, body, answer } of areas.flatMap((area) => Object.values(area.calls))) {
    for (const schema of [query, headers, body, answer]) {
      if (schema !== undefined && !names.has(schema)) give(schema, `${UNNAMED}${names.size}`);
    }
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
    uri: (id) => `${COMPONENTS}${id}`,
    override: ({ zodSchema, jsonSchema }) => {
      if ((zodSchema as unknown) !== richText) return;
      for (const keyword of Object.keys(jsonSchema)) delete jsonSchema[keyword];
      Object.assign(jsonSchema, { type: 'string', contentMediaType: 'text/html' });
    },
  }) as unknown as { schemas: Record<string, JsonSchema> };
  for (const schema of Object.values(schemas)) {
    delete schema['$schema'];
    delete schema['$id'];
  }
  /** Tells whether a schema is written at its use, because it has no name; parameters are written one by one. */
  const isSpelledOut = (name: string) => name.startsWith(UNNAMED);
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as JsonSchema;
    const name = $ref?.slice(COMPONENTS.length);
    if (name !== undefined && isSpelledOut(name)) return inline(schemas[name]);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inline(one)]));
  };
  const parameters = new Set(
    areas.flatMap((area) => Object.values(area.calls).flatMap(({ query, headers }) => [query, headers])),
  );
  const used = new Set<string>();
  const need = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = (value as JsonSchema).$ref?.slice(COMPONENTS.length);
    if (name !== undefined && !used.has(name)) {
      used.add(name);
      need(inline(schemas[name]));
    }
    for (const one of Object.values(value)) need(one);
  };
  const of = (schema: z.core.$ZodType): JsonSchema => {
    const name = names.get(schema) ?? '';
    const told = (
      parameters.has(schema as z.ZodMiniObject) || isSpelledOut(name)
        ? inline(schemas[name])
        : { $ref: `${COMPONENTS}${name}` }
    ) as JsonSchema;
    need(told);
    return told;
  };
  return {
    of,
    /** The used schemas by name; complete once every call has been described. */
    get named(): Record<string, JsonSchema> {
      return Object.fromEntries(
        [...names.values()]
          .toSorted()
          .filter((name) => used.has(name))
          .map((name) => [name, inline(schemas[name]) as JsonSchema]),
      );
    },
  };
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;
const pascal = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());

/** Sorts the exports, because their order differs between modules. */
const byName = ([left]: [string, unknown], [right]: [string, unknown]) => (left < right ? -1 : 1);
