import { describe, expect, test } from 'vitest';
import { contentMachine } from '#src/machines/content/content/contentMachine.ts';
import { contentPaths } from '#src/machines/content/content/contentPaths.ts';
import { drive } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

describe('content', () => {
  const options = { actors: ['loadContent'], systemId: 'content' };

  test('every transition', () => {
    expectEveryTransition(contentPaths);
  });

  test('[EMPTY-05, CONFIG-14] loads each content once at first need and leaves it empty on failure', () => {
    const content = drive(contentMachine, options);
    expect(content.waiting()).toEqual([]);
    content.send({ type: 'content.requested', kind: 'productCopy' });
    content.send({ type: 'content.requested', kind: 'productCopy' });
    expect(content.waiting()).toEqual(['load-productCopy']);
    content.resolve('load-productCopy', { content: '{}' });
    content.send({ type: 'content.requested', kind: 'productCopy' });
    expect(content.waiting()).toEqual([]);
    content.send({ type: 'content.requested', kind: 'sellerBadge' });
    expect(content.inputOf('load-sellerBadge')).toEqual({ kind: 'sellerBadge' });
    content.reject('load-sellerBadge');
    expect(content.context()).toMatchObject({ productCopy: { content: '{}' }, sellerBadge: null });
  });
});
