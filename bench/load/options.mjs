import { parseArgs } from 'node:util';

/** Kinds of journeys, each with its share of a hundred. */
const MIX = { open: 50, options: 15, add: 20, claim: 5, question: 5, buy: 5 };
/** Troubles in the middle of a run. */
export const TROUBLES = ['host-killed', 'valkey-killed', 'backend-slow', 'deploy'];
const MOST_HOSTS = 9;

/**
 * The options of `npm run load`.
 *
 * @throws an Error with one line, for words that it does not know
 */
export function readLoadOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      sessions: { type: 'string' },
      hosts: { type: 'string', default: '3' },
      rate: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '60' },
      mix: { type: 'string', default: '' },
      during: { type: 'string' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const { url = null, sessions = null, during = null, json } = values;
  if (url !== null && !/^https?:\/\/[^/]+$/.test(url))
    throw new Error(`--url must be an origin such as https://shop.example, not "${url}"`);
  if (during !== null && !TROUBLES.includes(during))
    throw new Error(`--during must be one of ${TROUBLES.join(', ')}, not "${during}"`);
  if (during !== null && url !== null) throw new Error('--during needs hosts of its own, not those of --url');
  if (sessions !== null && url === null) throw new Error('--sessions is for --url: other runs have members');
  const hosts = numberOf('hosts', values.hosts);
  if (!Number.isInteger(hosts) || hosts > MOST_HOSTS)
    throw new Error(`--hosts must be a whole number up to ${MOST_HOSTS}, not "${values.hosts}"`);
  return {
    url,
    sessions,
    hosts,
    rate: numberOf('rate', values.rate),
    seconds: numberOf('seconds', values.seconds),
    mix: mixOf(values.mix),
    during,
    seed: numberOf('seed', values.seed),
    isJson: json,
  };
}

function numberOf(name, text) {
  const number = Number(text);
  if (!(number > 0 && Number.isFinite(number)))
    throw new Error(`--${name} must be a number above 0, not "${text}"`);
  return number;
}

/** The usual mix, or one such as `open=80,add=20`: a kind that is not named then has no share. */
function mixOf(text) {
  if (text === '') return MIX;
  const mix = Object.fromEntries(Object.keys(MIX).map((kind) => [kind, 0]));
  for (const part of text.split(',')) {
    const [kind = '', share = ''] = part.split('=');
    if (!Object.hasOwn(MIX, kind) || !/^\d+$/.test(share)) {
      throw new Error(
        `--mix takes shares of ${Object.keys(MIX).join(', ')} such as open=80,add=20, not "${part}"`,
      );
    }
    mix[kind] = Number(share);
  }
  if (Object.values(mix).every((share) => share === 0)) throw new Error('--mix has no journey');
  return mix;
}
