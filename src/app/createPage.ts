import { createActor, type InspectionEvent, type Observer, type Snapshot } from 'xstate';
import { pageLogic } from '#src/actors/pageLogic.ts';
import type { PageServices } from '#src/actors/pageServices.ts';
import { giveServices } from '#src/actors/servicesOf.ts';
import type { PageInput } from '#src/machines/page/pageTypes.ts';

export interface CreatePageOptions {
  services: PageServices;
  input: PageInput;
  /** The state of a former page of this product, to continue from. */
  snapshot?: Snapshot<unknown>;
  inspect?: Observer<InspectionEvent> | ((event: InspectionEvent) => void);
}

/**
 * The only place where production starts actors: once per request on the server, once per page in the browser.
 * The page is returned not yet started.
 */
export function createPage({ services, input, snapshot, inspect }: CreatePageOptions) {
  const page = createActor(pageLogic(), {
    systemId: 'page',
    input,
    ...(snapshot === undefined ? {} : { snapshot }),
    ...(inspect === undefined ? {} : { inspect }),
  });
  giveServices(page.system, services);
  return page;
}
export type Page = ReturnType<typeof createPage>;
