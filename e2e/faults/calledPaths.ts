import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A node of the syntax tree, as far as it is looked at here. */
interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A call as a service makes it. */
interface ServiceCall {
  /** Method and path; what is only known when the page runs is `*`. */
  endpoint: string;
  /** The name of the shape that its answer has to have. */
  schema: string;
  /** It is sent under a key. */
  isKeyed: boolean;
  file: string;
}

/** Every call of the services that something of the page imports, as method and path. */
export const calledEndpoints = (): string[] =>
  [...new Set(serviceCalls().map(({ endpoint }) => endpoint))].toSorted();

/** Every call of the services that something of the page imports. */
export function serviceCalls(): ServiceCall[] {
  const sources = new Map(
    globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).map((file) => [
      file.replaceAll(path.sep, '/'),
      readFileSync(path.join(ROOT, file), 'utf8'),
    ]),
  );
  const isImported = (file: string) => {
    const specifier = new RegExp(`/${path.posix.basename(file).replaceAll('.', String.raw`\.`)}'`);
    return [...sources].some(([other, source]) => other !== file && specifier.test(source));
  };
  return [...sources].flatMap(([file, source]) =>
    file.startsWith('src/services/') && isImported(file) ? callsIn(source, file) : [],
  );
}

/** The endpoints that one source calls. */
export const endpointsIn = (source: string, file: string): string[] =>
  callsIn(source, file).map(({ endpoint }) => endpoint);

/** What one source calls by `read(path, …)`, `readWhole(path, …)` and `write(method, path, …)` of a backend. */
function callsIn(source: string, file: string): ServiceCall[] {
  const program = parseSync(file, source).program as unknown as Node;
  const named = namedValues(program);
  const found: ServiceCall[] = [];
  visit(program, (node) => {
    const { callee } = node;
    if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return;
    const name = (callee['property'] as Node)['name'];
    if (nameOf(callee['object']) !== 'backend') return;
    const isWrite = name === 'write';
    if (!isWrite && name !== 'read' && name !== 'readWhole') return;
    const told = node['arguments'] as Node[];
    const [address, schema, options] = isWrite ? told.slice(1) : told;
    const [method] = told;
    if (address === undefined || method === undefined) return;
    const keys = isNode(options) && Array.isArray(options['properties']) ? options['properties'] : [];
    const isKeyed = (keys as Node[]).some((one) => nameOf(one['key']) === 'intent');
    for (const asked of isWrite ? textsOf(method, named) : ['GET']) {
      for (const text of textsOf(address, named)) {
        found.push({ endpoint: `${asked} ${text}`, schema: String(nameOf(schema)), isKeyed, file });
      }
    }
  });
  return found;
}

/** Called endpoints that no listed one stands for, and listed ones that nothing calls. */
export function uncovered(called: readonly string[], listed: readonly string[]) {
  return {
    missing: called.filter((endpoint) => !listed.some((one) => canMeet(one, endpoint))),
    stale: listed.filter((one) => !called.some((endpoint) => canMeet(one, endpoint))),
  };
}

/** Whether some call is one of both endpoints. */
export function canMeet(left: string, right: string): boolean {
  if (left === '' || right === '') return /^\**$/.test(left + right);
  if (left.startsWith('*')) return canMeet(left.slice(1), right) || canMeet(left, right.slice(1));
  if (right.startsWith('*')) return canMeet(left, right.slice(1)) || canMeet(left.slice(1), right);
  return left[0] === right[0] && canMeet(left.slice(1), right.slice(1));
}

const nameOf = (node: unknown) => (isNode(node) ? node['name'] : undefined);

/** What constants and functions of a file stand for; of a function, what it returns. */
function namedValues(program: Node): Map<string, Node[]> {
  const named = new Map<string, Node[]>();
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' && isNode(node['init'])) {
      named.set(String(nameOf(node['id'])), [node['init']]);
    }
    if (node.type === 'FunctionDeclaration') named.set(String(nameOf(node['id'])), [node]);
  });
  return named;
}

/** All texts that an expression can be. */
function textsOf(node: Node, named: Map<string, Node[]>, depth = 0): string[] {
  const inner = (value: unknown) => (isNode(value) && depth < 8 ? textsOf(value, named, depth + 1) : ['*']);
  switch (node.type) {
    case 'Literal':
      return [String(node['value'])];
    case 'TemplateLiteral': {
      const quasis = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
      const expressions = node['expressions'] as Node[];
      return quasis.reduce<string[]>(
        (texts, quasi, index) => {
          const before = index === 0 ? [''] : inner(expressions[index - 1]);
          return texts.flatMap((text) => before.map((one) => `${text}${one}${quasi}`));
        },
        [''],
      );
    }
    case 'BinaryExpression':
      return inner(node['left']).flatMap((left) => inner(node['right']).map((right) => `${left}${right}`));
    case 'ConditionalExpression':
      return [...inner(node['consequent']), ...inner(node['alternate'])];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return inner(node['expression']);
    case 'Identifier':
      return named.get(String(node['name']))?.flatMap(inner) ?? ['*'];
    case 'CallExpression':
      return inner(node['callee']);
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
      return returnPolicyOf(node).flatMap(inner);
    default:
      return ['*'];
  }
}

/** What a function can return. */
function returnPolicyOf(node: Node): unknown[] {
  const { body } = node;
  if (isNode(body) && body.type !== 'BlockStatement') return [body];
  const returned: unknown[] = [];
  visit(body, (one) => {
    if (one.type === 'ReturnStatement') returned.push(one['argument']);
  });
  return returned;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see);
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) see(value);
    for (const one of Object.values(value)) visit(one, see);
  }
}
