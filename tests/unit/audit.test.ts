import { afterAll, describe, expect, test } from 'vitest';
import { isSatisfied, licenceFaults } from '../../scripts/audit/licences.ts';
import { shippedPlaces } from '../../scripts/audit/shipped.ts';
import { judgeAudit } from '../../scripts/audit/vulnerabilities.ts';
import { plantProject } from '../support/plantedProject.ts';

describe('licences', () => {
  test.each([
    ['MIT', true],
    ['(MIT)', true],
    ['GPL-3.0-only', false],
    ['MIT OR GPL-3.0-only', true],
    ['GPL-3.0-only OR MIT', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT AND ISC)', true],
    ['(GPL-3.0-only OR MIT) AND ISC', true],
    ['GPL-3.0-only OR MIT AND AGPL-3.0-only', false],
    ['MIT WITH Some-exception', false],
    ['(MIT', false],
    ['MIT ISC', false],
    ['SEE LICENSE IN LICENSE', false],
    ['', false],
  ])('%s: %s', (expression, expected) => {
    expect(isSatisfied(expression, new Set(['MIT', 'ISC']))).toBe(expected);
  });

  const locked = { '': {}, 'node_modules/free': {}, 'node_modules/font': {}, 'node_modules/strict-a': {} };
  const installed = [
    { name: 'free', licence: 'MIT' },
    { name: 'font', licence: 'OFL-1.1' },
    { name: 'strict-a', licence: 'AGPL-3.0-only' },
    { name: 'silent', licence: null },
  ];

  test('a licence that is not allowed or excepted is a fault, and so is a missing one', () => {
    expect(licenceFaults(installed, locked, [])).toEqual([
      'font is under OFL-1.1',
      'strict-a is under AGPL-3.0-only',
      'silent states no licence',
    ]);
  });

  test('an exception holds for its package and licence only, and is a fault once unused', () => {
    const exceptions = [
      { packages: 'font', licence: 'OFL-1.1', reason: 'served unchanged' },
      { packages: 'strict-*', licence: 'LGPL-3.0-only', reason: 'not this one' },
      { packages: 'gone', licence: 'OFL-1.1', reason: 'was there' },
    ];
    expect(licenceFaults(installed, locked, exceptions)).toEqual([
      'strict-a is under AGPL-3.0-only',
      'silent states no licence',
      'the exception for gone is for nothing any more',
    ]);
  });
});

test('what is shipped is what runs the host, and what the browser gets with all that it brings', () => {
  const locked = {
    '': {},
    'node_modules/server': {},
    'node_modules/view': { dev: true, dependencies: { deep: '1' }, peerDependencies: { peer: '1' } },
    'node_modules/view/node_modules/deep': { dev: true, dependencies: { deeper: '1' } },
    'node_modules/deep': { dev: true },
    'node_modules/deeper': { dev: true, dependencies: { view: '1' } },
    'node_modules/peer': { dev: true },
    'node_modules/tool': { dev: true },
  };
  expect([...shippedPlaces(locked, ['view', 'absent'])].toSorted()).toEqual([
    'node_modules/deeper',
    'node_modules/peer',
    'node_modules/server',
    'node_modules/view',
    'node_modules/view/node_modules/deep',
  ]);
});

describe('known vulnerabilities', () => {
  const advisory = (id: string) => ({
    url: `https://advisories.example/${id}`,
    title: 'Bad',
    severity: 'high',
  });
  const report = JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      view: { severity: 'high', via: [advisory('GHSA-1')], nodes: ['node_modules/view'] },
      tool: { severity: 'high', via: [advisory('GHSA-2'), 'view'], nodes: ['node_modules/tool'] },
    },
  });
  const shipped = new Set(['node_modules/view']);

  test('one of a shipped package is a fault, one of a tool is told', () => {
    expect(judgeAudit(report, shipped, [])).toEqual({
      asked: true,
      faults: ['view: high, Bad (GHSA-1)'],
      notes: ['tool: high, Bad (GHSA-2)'],
    });
  });

  test('one of a package that is shipped from one place and builds from another is a fault', () => {
    const twice = JSON.stringify({
      vulnerabilities: {
        view: {
          severity: 'high',
          via: [advisory('GHSA-3')],
          nodes: ['node_modules/tool/node_modules/view', 'node_modules/view'],
        },
      },
    });
    expect(judgeAudit(twice, shipped, [])).toEqual({
      asked: true,
      faults: ['view: high, Bad (GHSA-3)'],
      notes: [],
    });
  });

  test('one that is excused is no fault; an excuse for nothing is one', () => {
    const verdict = judgeAudit(report, shipped, [
      { id: 'GHSA-1', reason: 'not reached' },
      { id: 'GHSA-9', reason: 'was there' },
    ]);
    expect(verdict).toMatchObject({ faults: ['the exception for GHSA-9 is for nothing any more'] });
  });

  test('a registry that does not answer is no failure, and the reason is said', () => {
    expect(
      judgeAudit('{"message":"no","statusCode":405,"error":{"summary":"","detail":""}}', shipped, []),
    ).toEqual({
      asked: false,
      why: 'the registry did not answer (status 405)',
    });
    expect(judgeAudit('{"error":{"code":"ENOTFOUND","summary":"request failed"}}', shipped, [])).toEqual({
      asked: false,
      why: 'the registry did not answer (ENOTFOUND)',
    });
    expect(judgeAudit('', shipped, [])).toEqual({ asked: false, why: 'npm gave no report' });
  });
});

describe('the command', () => {
  const packageOf = (license: string) => JSON.stringify({ license });
  const project = plantProject(['scripts/audit'], {
    'scripts/audit/exceptions.json': '{ "licences": [], "advisories": [] }',
    'package.json': JSON.stringify({
      type: 'module',
      dependencies: { server: '1' },
      devDependencies: { view: '1', tool: '1' },
    }),
    'package-lock.json': JSON.stringify({
      packages: {
        '': {},
        'node_modules/server': {},
        'node_modules/view': { dev: true },
        'node_modules/tool': { dev: true },
      },
    }),
    'node_modules/server/package.json': packageOf('MIT'),
    'node_modules/view/package.json': packageOf('MIT'),
    'node_modules/tool/package.json': packageOf('MIT'),
    'src/page.ts': "import 'view';",
  });
  afterAll(project.remove);
  const audit = (vulnerable: readonly string[], ...args: string[]) =>
    project.run('scripts/audit/main.ts', args, {
      says: JSON.stringify({
        vulnerabilities: Object.fromEntries(
          vulnerable.map((name) => [
            name,
            {
              severity: 'high',
              via: [{ url: 'https://advisories.example/GHSA-1', title: 'Bad', severity: 'high' }],
              nodes: [`node_modules/${name}`],
            },
          ]),
        ),
      }),
    });

  test.each([
    ['passes where nothing is known', [], [], 0],
    ['fails on an advisory for what a host runs', ['server'], [], 1],
    ['fails on an advisory for what a browser gets', ['view'], [], 1],
    ['passes on an advisory for a tool', ['tool'], [], 0],
    ['passes on an advisory with --warn, and tells it', ['view'], ['--warn'], 0],
  ] as const)('%s', (_, vulnerable, args, status) => {
    const ended = audit(vulnerable, ...args);
    expect(ended).toMatchObject({
      status,
      said: expect.stringContaining('licences: 3 packages, 0 faults\n'),
    });
    for (const name of vulnerable) expect(ended.said).toContain(`${name}: high, Bad (GHSA-1)`);
    expect(ended.said.includes('WARNING')).toBe(args.length > 0);
  });

  test('fails on a licence that is not allowed, with --warn too', () => {
    project.write('node_modules/tool/package.json', packageOf('GPL-3.0-only'));
    for (const args of [[], ['--warn']]) {
      const { status, said } = audit([], ...args);
      expect(said).toContain('tool is under GPL-3.0-only\n');
      expect(status).toBe(1);
    }
    project.write('node_modules/tool/package.json', packageOf('MIT'));
  });

  test('passes without an answer of the registry, and says that nothing was asked', () => {
    expect(project.run('scripts/audit/main.ts')).toMatchObject({
      status: 0,
      said: expect.stringContaining('vulnerabilities: not checked, npm gave no report\n'),
    });
  });
});
