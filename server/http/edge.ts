import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { randomText } from './randomText.ts';

/** Headers in which a proxy names its client. */
const FORWARDING = new Set([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]);
const TRACE_PARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Request ids that are accepted from a proxy. */
const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** A name has 253 characters at most; a port comes after it. */
const MAX_HOST_LENGTH = 260;

export interface EdgeSettings {
  /** Origins under which visitors know this host; empty accepts any. */
  publicOrigins: readonly string[];
  /** Addresses and networks of the proxies whose forwarding headers are believed. */
  trustedProxies: readonly string[];
  /** Traces are told: one that begins here is marked as sampled, and only trusted proxies begin one before. */
  isTracing?: boolean;
}

/**
 * Makes a set of addresses from entries such as `10.0.0.0/8`, `192.0.2.7` and `::1`.
 *
 * @returns null when one of them is no address or network
 */
export function addressSet(entries: readonly string[]): BlockList | null {
  const set = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix, ...rest] = entry.split('/');
    const family = isIP(address);
    const bits = family === 4 ? 32 : 128;
    if (family === 0 || rest.length > 0) return null;
    if (prefix !== undefined && (!/^\d{1,3}$/.test(prefix) || Number(prefix) > bits)) return null;
    set.addSubnet(address, prefix === undefined ? bits : Number(prefix), family === 4 ? 'ipv4' : 'ipv6');
  }
  return set;
}

/**
 * Makes the headers of each request trustworthy: only trusted proxies may name another client. Later code reads
 * `x-forwarded-proto` (`https` or absent), `x-forwarded-for` (the visitor's own address) and the host that the visitor
 * asked for. Every request has an `x-request-id` and a `traceparent`: its own, or a new one.
 */
export function createEdge({ publicOrigins, trustedProxies, isTracing = false }: EdgeSettings) {
  const trusted = addressSet(trustedProxies) ?? new BlockList();
  const schemes = new Map(publicOrigins.map((origin) => [new URL(origin).host, new URL(origin).protocol]));
  const begun = new WeakSet<IncomingMessage>();
  const isTrusted = (address: string) => {
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };
  return {
    /** @returns true when the request names exactly one host; any other one must not be answered */
    admit(incoming: IncomingMessage): boolean {
      const peer = plainAddress(incoming.socket.remoteAddress ?? '');
      const { headers } = incoming;
      const isProxied = isTrusted(peer);
      const target = toPath(incoming);
      const forwardedHost = (isProxied ? last(headers['x-forwarded-host']) : null) ?? target;
      const host = forwardedHost ?? headers.host ?? '';
      const claimed = isProxied ? last(headers['x-forwarded-proto']) : null;
      const isSecure =
        (schemes.get(host.toLowerCase()) ?? (claimed === 'https' ? 'https:' : 'http:')) === 'https:';
      const client = isProxied ? clientOf(headers['x-forwarded-for'], peer, isTrusted) : peer;
      const traceParent = headers['traceparent'];
      const isTraced =
        typeof traceParent === 'string' && TRACE_PARENT.test(traceParent) && (isProxied || !isTracing);
      const claimedId = isProxied ? last(headers['x-request-id']) : null;
      const isNamed = claimedId !== null && REQUEST_ID.test(claimedId);
      const kept: string[] = [];
      let hosts = 0;
      for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
        const name = incoming.rawHeaders[at] ?? '';
        const lower = name.toLowerCase();
        if (lower === 'host') hosts += 1;
        const isOurs =
          FORWARDING.has(lower) ||
          lower === 'x-request-id' ||
          (lower === 'host' && forwardedHost !== null) ||
          ((lower === 'traceparent' || lower === 'tracestate') && !isTraced);
        if (isOurs) delete headers[lower];
        else kept.push(name, incoming.rawHeaders[at + 1] ?? '');
      }
      const add = (name: string, value: string) => {
        kept.push(name, value);
        headers[name] = value;
      };
      if (forwardedHost !== null) add('host', forwardedHost);
      if (isSecure) add('x-forwarded-proto', 'https');
      if (client !== '') add('x-forwarded-for', client);
      const made = isNamed && isTraced ? '' : randomText(24, 'hex');
      add('x-request-id', isNamed ? claimedId : made.slice(0, 32));
      if (!isTraced) {
        begun.add(incoming);
        add('traceparent', `00-${made.slice(0, 32)}-${made.slice(32)}-${isTracing ? '01' : '00'}`);
      }
      incoming.rawHeaders = kept;
      // With two hosts, a proxy in front may have used the other one.
      return hosts <= 1 && host.length <= MAX_HOST_LENGTH && (host === '' || isHost(host));
    },
    /** Tells whether the trace of a request begins at this host. */
    hasBegunTrace: (incoming: IncomingMessage): boolean => begun.has(incoming),
    /** Tells whether visitors know this host by the name that they asked for. */
    isKnownHost: (host: string): boolean => schemes.size === 0 || schemes.has(host.toLowerCase()),
  };
}

/** Tells whether a text is only a name or an address, with or without a port: it becomes part of an address. */
function isHost(text: string): boolean {
  if (!URL.canParse(`http://${text}/`)) return false;
  const { hostname } = new URL(`http://${text}/`);
  return hostname === text.replace(/:\d+$/, '').toLowerCase();
}

/**
 * Reduces a whole address, as clients of a forward proxy send it, to its path. Its host replaces the Host header; its
 * scheme is not believed.
 *
 * @returns that host; null where there was a path alone
 */
function toPath(incoming: IncomingMessage): string | null {
  const { url = '' } = incoming;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const { host, pathname, search } = new URL(url);
  incoming.url = pathname + search;
  return host;
}

/** The last value of a header to which each proxy on the way may have added one. */
function last(value: string | string[] | undefined): string | null {
  const text = Array.isArray(value) ? value.join(',') : value;
  const end = text?.split(',').at(-1)?.trim() ?? '';
  return end === '' ? null : end;
}

/** The nearest address that is not a trusted proxy's. */
function clientOf(
  header: string | string[] | undefined,
  peer: string,
  isTrusted: (address: string) => boolean,
): string {
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  let client = peer;
  for (const entry of chain.toReversed()) {
    const address = plainAddress(entry.trim());
    if (isIP(address) === 0) return client;
    client = address;
    if (!isTrusted(address)) return client;
  }
  return client;
}

/** An IPv4 address without the prefix that an IPv6 socket adds. */
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
