import { fromPromise } from 'xstate';
import {
  groceryWikiMachine,
  type GroceryWiki,
} from '#src/machines/grocery/groceryWiki/groceryWikiMachine.ts';
import { servicesOf } from '../servicesOf.ts';
import { groceryOf } from './groceryOf.ts';

export const groceryWikiLogic = groceryWikiMachine.provide({
  actors: {
    loadWiki: fromPromise<GroceryWiki, void>(async ({ signal, system }) => {
      const { title, content } = await groceryOf(system).wiki(signal);
      return { title, content: await servicesOf(system).sanitise(content) };
    }),
  },
});
