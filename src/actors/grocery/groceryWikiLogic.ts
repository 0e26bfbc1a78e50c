import { fromPromise } from 'xstate';
import {
  groceryWikiMachine,
  type GroceryWiki,
} from '#src/machines/grocery/groceryWiki/groceryWikiMachine.ts';
import { groceryOf } from './groceryOf.ts';
import { provided } from '../provided.ts';

export const groceryWikiLogic = provided(groceryWikiMachine, {
  actors: {
    loadWiki: fromPromise<GroceryWiki, void>(({ signal, system }) => groceryOf(system).wiki(signal)),
  },
});
