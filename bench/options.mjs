import { parseArgs } from 'node:util';

/** The middle of three is not what one odd round says. */
const ROUNDS_IN_TURN = 3;

/**
 * What the bench is asked for: figures as JSON, without what takes minutes, only the parts with a word in their name,
 * another checkout that is measured in turn with this one, and how often each part is measured.
 *
 * @throws an Error with one line, for words that it does not know
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      against: { type: 'string' },
      rounds: { type: 'string' },
    },
  });
  const { json, quick, only, against = null } = values;
  const rounds = values.rounds ?? String(against === null ? 1 : ROUNDS_IN_TURN);
  if (!/^[1-9]\d?$/.test(rounds)) throw new Error(`--rounds must be a number from 1 to 99, not "${rounds}"`);
  return { isJson: json, isQuick: quick, only, against, rounds: Number(rounds) };
}
