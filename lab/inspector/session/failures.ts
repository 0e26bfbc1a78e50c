import type { Failure } from '#src/domain/shell/failure.ts';

/** Every domain file; those with a catalogue of codes export it as `<AREA>_ERROR_CODES`. */
const domain = import.meta.glob<Record<string, unknown>>('/src/domain/*/*.ts', { eager: true });

export interface FailureChoice {
  group: string;
  name: string;
  failure: Failure;
}

const http = (status: number, code: string | null): Failure => ({ kind: 'http', status, code, params: {} });

/** Every way in which a call can fail: those of any call, then each code of the catalogues. */
export function failureChoices(): FailureChoice[] {
  const general: FailureChoice[] = [
    {
      group: 'Any call',
      name: 'connection lost',
      failure: { kind: 'network', status: 0, code: null, params: {} },
    },
    { group: 'Any call', name: 'timeout', failure: { kind: 'timeout', status: 0, code: null, params: {} } },
    {
      group: 'Any call',
      name: 'unreadable answer',
      failure: { kind: 'malformed', status: 200, code: null, params: {} },
    },
    ...[401, 403, 404, 410, 429, 500, 503].map((status) => ({
      group: 'Any call',
      name: String(status),
      failure: http(status, null),
    })),
  ];
  const codes = Object.values(domain).flatMap((module) =>
    Object.entries(module)
      .filter(([name, value]) => name.endsWith('_ERROR_CODES') && Array.isArray(value))
      .flatMap(([name, value]) =>
        (value as string[]).map((code) => ({
          group: `${name.replace(/_ERROR_CODES$/, '').toLowerCase()} codes`,
          name: code,
          failure: http(400, code),
        })),
      ),
  );
  return [...general, ...codes];
}

/** The error with which a service rejects for a failure. */
export function errorOf(failure: Failure): Error {
  return Object.assign(new Error(failure.code ?? `${failure.kind} ${failure.status}`), { failure });
}
