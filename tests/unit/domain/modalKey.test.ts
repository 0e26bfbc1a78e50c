import { expect, test } from 'vitest';
import { MODAL_KEYS } from '#src/domain/modalKey.ts';

test('every modal of the specification is known', () => expect(new Set(MODAL_KEYS).size).toBe(41));
