import { parseArgs } from 'node:util';

/** The median of three ignores one odd round. */
const ROUNDS_IN_TURN = 3;

/**
 * The bench's options: JSON output, no parts that take minutes, parts by a word in their name, another checkout that is
 * measured in turn with this one, and measurements of each part.
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
