import { describe, expect, test } from 'vitest';
import { calledEndpoints, endpointsIn, uncovered } from '../../e2e/faults/calledPaths.ts';
import { formEndpoints, uses } from '../../e2e/faults/endpoints.ts';
import { calls } from '#src/services/calls/calls.ts';

describe('the fault matrix', () => {
  test('knows everything that services call, and nothing that they do not', () => {
    const listed = uses.map(({ endpoint }) => endpoint);
    expect(uncovered([...calledEndpoints(), ...formEndpoints], listed)).toEqual({ missing: [], stale: [] });
  });

  // A row with a star at its end would stand for calls that nothing ever broke.
  test('has a row of its own for every call of the table', () => {
    const named = calls.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '*')}`);
    expect([...new Set(uses.map(({ endpoint }) => endpoint))].toSorted()).toEqual(named.toSorted());
  });

  test('notices a call without a row and a row without a call', () => {
    const called = ['GET /product-detail/products/*/shipping', 'POST /retail/carts'];
    const listed = ['GET /product-detail/products/*/shipping-summary', 'POST /retail/carts'];
    expect(uncovered(called, listed)).toEqual({ missing: [called[0]], stale: [listed[0]] });
  });

  test('a place that is only known when the page runs may be any of the rows', () => {
    const called = ['GET /common/region/countries/*/*'];
    const row = (name: string) => `GET /common/region/countries/*/${name}`;
    expect(uncovered(called, [row('provinces'), row('cities')])).toEqual({ missing: [], stale: [] });
    expect(uncovered(called, ['GET /common/users/_current']).missing).toEqual(called);
  });
});

test('calls are found however a service puts its paths together', () => {
  const source = `
    const base = (id: string) => \`/things/\${encodeURIComponent(id)}\`;
    const NAMES = { a: 'first' } as const;
    function termsOf(kind: 'own' | 'other', id: string) {
      if (kind === 'own') return \`/own/\${id}/terms\`;
      return '/other/' + id;
    }
    export const createThings = (backend: Backend) => ({
      plain: () => backend.read('/plain', shape, { query: { a: 1 } }),
      based: (id: string) => backend.read(\`\${base(id)}/parts\`, shape),
      either: (isNew: boolean) => backend.read(isNew ? '/new' : '/old', shape),
      terms: (id: string) => backend.read(termsOf('own', id), shape),
      named: (key: 'a') => backend.read(\`/named/\${NAMES[key]}\`, shape),
      write: () => backend.write('POST', '/plain', shape, { body: { path: '/not-a-call' } }),
      toggle: (isOn: boolean) => backend.write(isOn ? 'POST' : 'DELETE', '/toggle', shape),
      storage: () => storage.read('/not-a-call'),
    });`;
  expect(endpointsIn(source, 'thingsService.ts')).toEqual([
    'GET /plain',
    'GET /things/*/parts',
    'GET /new',
    'GET /old',
    'GET /own/*/terms',
    'GET /other/*',
    'GET /named/*',
    'POST /plain',
    'POST /toggle',
    'DELETE /toggle',
  ]);
});
