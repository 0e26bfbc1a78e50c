import { describe, expect, test } from 'vitest';
import { groceryWikiMachine } from '#src/machines/grocery/groceryWiki/groceryWikiMachine.ts';
import { groceryWikiPaths } from '#src/machines/grocery/groceryWiki/groceryWikiPaths.ts';
import type { PartFacts } from '#src/machines/protocol/partFacts.ts';
import { drive } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const facts = (item: Partial<NonNullable<PartFacts['item']>> = {}, rest: Partial<PartFacts> = {}) =>
  partFacts({ itemSku: 'G-01', pickupPointCode: 'PP-A', ...item }, { vendor: 'grocery', ...rest });

describe('groceryWiki', () => {
  const wikiOptions = { actors: ['loadWiki'], systemId: 'groceryWiki', input: facts() };
  const WIKI = { title: 'Tentang belanja harian', content: ['Segar'] };
  test('every transition', () => {
    expectEveryTransition(groceryWikiPaths);
  });
  test('[MODAL-34] a failed one can be tried again', () => {
    const part = drive(groceryWikiMachine, wikiOptions);
    part.reject('loadWiki');
    expect(part.snapshot().hasTag('failed')).toBe(true);
    part.send({ type: 'retry.requested' });
    part.resolve('loadWiki', WIKI);
    expect(part.context()).toEqual({ wiki: WIKI });
  });
});
