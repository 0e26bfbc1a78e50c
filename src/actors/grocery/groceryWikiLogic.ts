import { fromPromise } from 'xstate';
import {
  groceryWikiMachine,
  type GroceryWiki,
} from '#src/machines/grocery/groceryWiki/groceryWikiMachine.ts';
import { groceryOf } from './groceryOf.ts';

export const groceryWikiLogic = groceryWikiMachine.provide({
  actors: {
    loadWiki: fromPromise<GroceryWiki, void>(({ signal, system }) => groceryOf(system).wiki(signal)),
  },
});
