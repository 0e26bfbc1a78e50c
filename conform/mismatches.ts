import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import * as z from 'zod/mini';
import { openApi } from '#marketplace/core/openApi/openApi.ts';
import type { JsonSchema } from '#marketplace/core/openApi/schemas.ts';
import { withRichText } from '#server/richText/richTextAnswers.ts';
import type { Call } from '#src/services/http/call.ts';
import { envelope } from '#src/services/http/envelope.ts';

/** A place where an answer differs from the document. */
export interface Mismatch {
  /** `$.data.price.offered`. */
  path: string;
  says: string;
  /** The page cannot read the answer; else it leaves out what does not fit. */
  breaks: boolean;
}

const document = openApi();
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, verbose: true });
const validators = new Map<Call, ValidateFunction>();

/** A schema with its references resolved, so that an error names its place. */
function spelledOut(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(spelledOut);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref } = schema as JsonSchema;
  if ($ref !== undefined) {
    const named: Readonly<Record<string, JsonSchema>> = document.components.schemas;
    return spelledOut(named[$ref.slice($ref.lastIndexOf('/') + 1)]);
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, spelledOut(value)]));
}

function validatorOf(call: Call): ValidateFunction {
  const known = validators.get(call);
  if (known !== undefined) return known;
  const operation = document.paths[call.path]?.[call.method.toLowerCase()] as {
    responses: Record<string, { content: Record<string, { schema: JsonSchema }> }>;
  };
  const schema = operation.responses['200']?.content['application/json']?.schema;
  const made = ajv.compile(spelledOut(schema) as object);
  validators.set(call, made);
  return made;
}

/** Every place in an answer that differs from the document, and every one that the page's own contract refuses. */
export async function mismatchesOf(call: Call, pathname: string, text: string): Promise<Mismatch[]> {
  const answer: unknown = JSON.parse(text);
  const validate = validatorOf(call);
  const told = validate(answer) ? [] : chosen(validate.errors ?? []).map(toMismatch);
  // In the form in which the host gives it to the page.
  const asRead: unknown = await (await withRichText(pathname, new Response(text))).json();
  const read = z.safeParse(call.isWhole === true ? call.answer : envelope(call.answer), asRead);
  if (read.success) return told.map((one) => ({ ...one, breaks: false }));
  const refused = read.error.issues.map((issue) => ({
    path: pathOf(issue.path),
    says: issue.message,
    breaks: true,
  }));
  // Refusals that the document cannot express, such as relations between two fields.
  return told.length > 0 ? told.map((one) => ({ ...one, breaks: true })) : refused;
}

/** Errors of the form that was probably meant, where several are allowed. */
function chosen(errors: readonly ErrorObject[]): ErrorObject[] {
  let left = [...errors];
  const choices = left.filter(({ keyword }) => keyword === 'anyOf');
  for (const choice of choices.toSorted((one, other) => other.schemaPath.length - one.schemaPath.length)) {
    const inside = left.filter(
      ({ schemaPath, instancePath }) =>
        schemaPath.startsWith(`${choice.schemaPath}/`) && instancePath.startsWith(choice.instancePath),
    );
    const forms = Map.groupBy(
      inside,
      ({ schemaPath }) => schemaPath.slice(choice.schemaPath.length + 1).split('/')[0],
    );
    const meant = [...forms.values()]
      .filter(
        (form) => !form.some((one) => one.keyword === 'type' && one.instancePath === choice.instancePath),
      )
      .toSorted((one, other) => one.length - other.length)[0];
    const dropped = new Set<ErrorObject>(
      meant === undefined ? inside : [choice, ...inside.filter((one) => !meant.includes(one))],
    );
    left = left.filter((one) => !dropped.has(one));
  }
  return left;
}

function toMismatch(error: ErrorObject): Omit<Mismatch, 'breaks'> {
  const path = pathOf(
    error.instancePath
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')),
  );
  const got = shown(error.data);
  switch (error.keyword) {
    case 'required':
      return {
        path: `${path}.${(error.params as { missingProperty: string }).missingProperty}`,
        says: 'is missing',
      };
    case 'type':
      return {
        path,
        says: `is ${got}, must be ${[(error.params as { type: string | string[] }).type].flat().join(' or ')}`,
      };
    case 'enum':
      return {
        path,
        says: `is ${got}, must be one of ${(error.params as { allowedValues: unknown[] }).allowedValues.join(', ')}`,
      };
    case 'anyOf':
      return { path, says: `is ${got}, of no form that is allowed there` };
    default:
      return { path, says: `is ${got}: ${error.message ?? error.keyword}` };
  }
}

const pathOf = (parts: readonly PropertyKey[]): string =>
  parts.reduce<string>(
    (path, part) => (/^\d+$/.test(String(part)) ? `${path}[${String(part)}]` : `${path}.${String(part)}`),
    '$',
  );

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
