import { createActor, type InspectionEvent, type Observer, type Snapshot } from 'xstate';
import { createPageLogic } from '#src/actors/createPageLogic.ts';
import type { PageServices } from '#src/actors/pageServices.ts';
import type { PageInput } from '#src/machines/shell/page/pageTypes.ts';

export interface CreatePageOptions {
  services: PageServices;
  input: PageInput;
  /** What a former page of this product left: goes on from there. */
  snapshot?: Snapshot<unknown>;
  inspect?: Observer<InspectionEvent> | ((event: InspectionEvent) => void);
}

/**
 * The only place where production starts actors: once per request on the server, once per page in the browser.
 * The page is returned not yet started.
 */
export function createPage({ services, input, snapshot, inspect }: CreatePageOptions) {
  return createActor(createPageLogic(services), {
    systemId: 'page',
    input,
    ...(snapshot === undefined ? {} : { snapshot }),
    ...(inspect === undefined ? {} : { inspect }),
  });
}
export type Page = ReturnType<typeof createPage>;
