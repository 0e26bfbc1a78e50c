/** The part of autocannon the measurements use; the package has no types of its own. */
declare module 'autocannon' {
  interface Percentiles {
    average: number;
    max: number;
    p50: number;
    p99: number;
  }
  interface Request {
    method?: 'GET';
    path?: string;
    headers?: Record<string, string>;
    setupRequest?: (request: Request) => Request;
    onResponse?: (
      status: number,
      body: string,
      context: object,
      headers: Record<string, string | undefined>,
    ) => void;
  }
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Requests in all; instead of a duration. */
    amount?: number;
    /** Seconds. */
    timeout?: number;
    requests: Request[];
  }
  interface Result {
    '2xx': number;
    '5xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
    /** Seconds. */
    duration: number;
    requests: Percentiles & { total: number };
    latency: Percentiles;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
