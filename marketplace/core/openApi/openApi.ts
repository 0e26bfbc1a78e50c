import { LANGUAGES } from '#src/domain/shell/language.ts';
import { placesOf, refusalsOf, type Call, type CallArea } from '#src/services/http/call.ts';
import { callAreas } from '#src/services/calls/calls.ts';
import { collectSchemas, type JsonSchema } from './schemas.ts';

/** Describes the calls of the page as an OpenAPI 3.1 document for backends, made from the contracts. [API-115] */
export function openApi(areas: readonly CallArea[] = callAreas) {
  const schemas = collectSchemas(areas);
  const refusals = createRefusals();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { tag, calls } of areas) {
    for (const call of Object.values(calls)) {
      (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(tag, call, {
        schemaOf: schemas.of,
        refusals: refusals.of(call),
      });
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Backend of a product page',
      version: '1',
      description:
        'What the product page asks of a backend. An answer holds its payload in `data`; a refusal its code in ' +
        '`errors.user[0]`, and beside it numbers for the message. Fields beyond the listed ones are ignored. Money is ' +
        'whole rupiah. Moments are epoch milliseconds where they are numbers. The `date` header is the page’s clock. ' +
        'A code that is not listed is shown as a general failure. `x-requirements` name entries of docs/requirements.',
    },
    servers: [{ url: '/backend' }],
    tags: [...new Set(areas.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: FAILURE, ...schemas.named },
      headers: {
        Date: { description: 'The clock of the page. [CLOCK-01]', schema: { type: 'string' } },
        TraceId: {
          description: 'Where the list came from; it goes with what is made of it. [RECO-03]',
          schema: { type: 'string' },
        },
        Public: {
          description:
            'Shared caches may keep it, by language; `no-store` where it is one visitor’s all the same.',
          schema: { type: 'string' },
        },
        Private: { description: 'It is one visitor’s: `no-store`.', schema: { type: 'string' } },
        RetryAfter: { description: 'Seconds. [ERR-63]', schema: { type: 'integer', minimum: 1 } },
        Session: {
          description: 'A guest has a session from the first write that is accepted.',
          schema: { type: 'string' },
        },
      },
      parameters: {
        SessionExpected: {
          name: 'X-Session',
          in: 'header',
          description:
            'With `expected` the write is made for a session that the browser has given back, or not at all: a right ' +
            'write without one is answered with 307, and with 403 COOKIES_REFUSED where it comes round without one. ' +
            'Without the header the write is made, and its answer sets the session. [AUTH-18]',
          schema: { type: 'string', enum: ['expected'] },
        },
        Language: {
          name: 'Accept-Language',
          in: 'header',
          description: 'The language of all texts. Default id.',
          schema: { type: 'string', enum: [...LANGUAGES] },
        },
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description:
            'The write happens once for its visitor and this key: the same request again is answered as the first time, ' +
            'another one under this key is refused with 409. A refusal is not kept.',
          schema: { type: 'string', pattern: String.raw`^[\w.:-]{1,64}$` },
        },
      },
      responses: {
        SessionGiven: {
          description:
            'Nothing was written. The same request again, with the session that comes along: `Location` is the same ' +
            'address with a mark in its query, written as a query alone (`?session=given`). [AUTH-18]',
          headers: {
            Location: { schema: { type: 'string' } },
            'Set-Cookie': { $ref: '#/components/headers/Session' },
          },
        },
        ...refusals.named,
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description:
            'Under https the name begins with `__Host-`. What it is called is the backend’s to say.',
        },
      },
    },
  };
}

const FAILURE: JsonSchema = {
  type: 'object',
  properties: {
    code: { type: 'integer', description: 'The status again.' },
    status: { type: 'string' },
    errors: {
      type: 'object',
      properties: {
        user: { type: 'array', items: { type: 'string' }, minItems: 1, description: 'The code comes first.' },
      },
      required: ['user'],
      additionalProperties: { type: 'array', description: 'A number for the message, such as `maxQty`.' },
    },
  },
  required: ['errors'],
};

/** The tools to describe a call: its schemas and its refusals. */
interface Told {
  schemaOf: (schema: Call['answer']) => JsonSchema;
  refusals: Record<string, unknown>;
}

function operationOf(tag: string, call: Call, { schemaOf, refusals }: Told) {
  const { method, path, summary, ids, forGuests, forMembers, writes, isTraced, isPublic } = call;
  return {
    operationId: operationIdOf(call),
    tags: [tag],
    summary,
    'x-requirements': ids,
    'x-writes': writes ?? false,
    security: forMembers === true ? [{ session: [] }] : [{}, { session: [] }],
    parameters: [
      ...placesOf(path).map((name) => ({ name, in: 'path', required: true, schema: placeOf(name) })),
      ...(call.query === undefined ? [] : parametersOf('query', schemaOf(call.query))),
      ...(call.headers === undefined ? [] : parametersOf('header', schemaOf(call.headers))),
      { $ref: '#/components/parameters/Language' },
      ...(forGuests === true ? [{ $ref: '#/components/parameters/SessionExpected' }] : []),
      ...(writes === 'once' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(call.body === undefined
      ? {}
      : {
          requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body) } } },
        }),
    responses: {
      200: {
        description: 'OK',
        headers: {
          Date: { $ref: '#/components/headers/Date' },
          'Cache-Control': { $ref: `#/components/headers/${isPublic === true ? 'Public' : 'Private'}` },
          ...(isTraced === true ? { 'X-Trace-Id': { $ref: '#/components/headers/TraceId' } } : {}),
          ...(method !== 'GET' && forMembers !== true && writes !== undefined
            ? { 'Set-Cookie': { $ref: '#/components/headers/Session' } }
            : {}),
        },
        content: { 'application/json': { schema: envelopeOf(call, schemaOf(call.answer)) } },
      },
      ...(forGuests === true ? { 307: { $ref: '#/components/responses/SessionGiven' } } : {}),
      ...refusals,
    },
  };
}

/** Returns `data` with the members that all answers have; some calls answer without them. [API-03, API-04] */
function envelopeOf({ isWhole }: Call, answer: JsonSchema): JsonSchema {
  if (isWhole === true) return answer;
  return {
    type: 'object',
    properties: { code: { type: 'integer' }, status: { type: 'string' }, data: answer },
    required: ['data'],
  };
}

/** Collects the refusals of the calls; each is described once. */
function createRefusals() {
  const told = new Map<string, unknown>();
  return {
    of: (call: Call) =>
      Object.fromEntries(
        Object.entries(refusalsOf(call)).map(([status, codes]) => {
          const name = [status, ...codes].join('.');
          told.set(name, refusal(Number(status), codes));
          return [status, { $ref: `#/components/responses/${name}` }];
        }),
      ),
    get named() {
      return Object.fromEntries([...told].toSorted(([left], [right]) => (left < right ? -1 : 1)));
    },
  };
}

function refusal(status: number, codes: readonly string[]) {
  return {
    description: codes.join(', '),
    ...(status === 429 ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } } : {}),
    'x-codes': codes,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  };
}

/** Returns the schema of a part of a path: an id, or one of the languages. */
function placeOf(name: string): JsonSchema {
  if (name === 'language') return { type: 'string', enum: [...LANGUAGES] };
  return { type: 'string', pattern: '^[A-Za-z0-9._-]{1,64}$' };
}

/** Returns the parameters of a query or of headers; for several forms, the names of all of them. */
function parametersOf(place: 'query' | 'header', schema: JsonSchema): Record<string, unknown>[] {
  const forms = schema.anyOf ?? [schema];
  const required = new Set(forms.length === 1 ? (forms[0]?.required ?? []) : []);
  const properties = Object.assign({}, ...forms.map((form) => form.properties ?? {})) as Record<
    string,
    JsonSchema
  >;
  return Object.entries(properties).map(([name, property]) => {
    // A single value or a list: the name may occur several times.
    const list = property.anyOf?.find(({ type }) => type === 'array');
    return {
      name,
      in: place,
      required: required.has(name),
      schema: list ?? property,
      ...(list === undefined ? {} : { style: 'form', explode: true }),
    };
  });
}

/** postRetailCarts, getProductDetailProductsByIdShipping. */
function operationIdOf({ method, path }: Call): string {
  const words = path.replaceAll(/\{(\w+)\}/g, 'by-$1').split(/[^A-Za-z0-9]+/);
  return [method.toLowerCase(), ...words.filter((word) => word !== '')]
    .map((word, index) => (index === 0 ? word : word[0]?.toUpperCase() + word.slice(1)))
    .join('');
}

let text: string | undefined;
/** The same as text, made at the first use and kept. */
export function openApiText(): string {
  text ??= `${JSON.stringify(openApi(), null, 1)}\n`;
  return text;
}
