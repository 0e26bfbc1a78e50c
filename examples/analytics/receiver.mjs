// A receiver of what pages measured: PORT=4000 node examples/analytics/receiver.mjs, and EVENTS_URL=http://127.0.0.1:4000/
// for the host. It writes each visitor's events as GA4's Measurement Protocol has them, a line of JSON each. With
// GA4_MEASUREMENT_ID and GA4_API_SECRET it sends them there as well.
import { createServer } from 'node:http';

const MAX_BODY_BYTES = 1_000_000;
/** The most events in one body of the protocol. */
const EVENTS_A_BODY = 25;
/** A visitor without an event for this time begins another session, as GA4 counts; ms. */
const SESSION_GAP_MS = 30 * 60_000;
/** The most visitors whose sessions are kept; beyond that the oldest go. */
const KNOWN_VISITORS = 10_000;
const { PORT = '4000', GA4_MEASUREMENT_ID: id = '', GA4_API_SECRET: secret = '' } = process.env;

/** By visitor: the session they are in, and when they last did something, epoch ms. */
const sessions = new Map();

/** The session of a visitor as GA4 counts it: its id, and ms since the event before. */
function sessionOf(visitor, at) {
  const known = sessions.get(visitor);
  const isOn = known !== undefined && at - known.last <= SESSION_GAP_MS;
  const session = isOn ? known : { id: String(Math.floor(at / 1_000)), last: at };
  const used = Math.max(1, at - session.last);
  session.last = Math.max(session.last, at);
  sessions.delete(visitor);
  sessions.set(visitor, session);
  if (sessions.size > KNOWN_VISITORS) sessions.delete(sessions.keys().next().value);
  return { session_id: session.id, engagement_time_msec: used };
}

/** The bodies of the protocol for one batch of the host: one visitor each, their events in order. */
function bodiesOf(events) {
  const byVisitor = Map.groupBy(events, ({ visitor }) => visitor);
  return [...byVisitor].flatMap(([client_id, own]) =>
    Array.from({ length: Math.ceil(own.length / EVENTS_A_BODY) }, (_, at) => ({
      client_id,
      non_personalized_ads: true,
      events: own.slice(at * EVENTS_A_BODY, (at + 1) * EVENTS_A_BODY).map((event) => ({
        name: event.standard.name,
        params: {
          ...event.standard.params,
          ...sessionOf(client_id, event.at),
          page_kind: event.page,
          release: event.release,
        },
        timestamp_micros: event.at * 1_000,
      })),
    })),
  );
}

async function handOn(body) {
  console.log(JSON.stringify(body));
  if (id === '' || secret === '') return;
  const query = new URLSearchParams({ measurement_id: id, api_secret: secret });
  const answer = await fetch(`https://www.google-analytics.com/mp/collect?${query}`, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5_000),
  });
  if (!answer.ok) console.error(`GA4 answered ${answer.status}`);
}

async function readJson(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error('The body is too long');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

const server = createServer(async (request, response) => {
  try {
    const { events } = await readJson(request);
    await Promise.all(bodiesOf(events).map(handOn));
    response.writeHead(204).end();
  } catch (error) {
    console.error(error);
    response.writeHead(400).end();
  }
});
server.listen(Number(PORT), '127.0.0.1', () => {
  console.error(`Takes events at http://127.0.0.1:${server.address().port}/`);
});
