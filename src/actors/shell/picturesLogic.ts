import { fromCallback } from 'xstate';
import {
  picturesMachine,
  type PicturesReload,
  type PictureTold,
} from '#src/machines/shell/pictures/picturesMachine.ts';
import { waitFor } from '../waitFor.ts';
import { provided } from '../provided.ts';

/** The document's own script marks the element around a picture that failed. */
const FAILED = '.is-failed > img';
const failedPictures = () => document.querySelectorAll<HTMLImageElement>(FAILED);

export const picturesLogic = provided(picturesMachine, {
  actors: {
    waitFor,
    watchPictures: fromCallback<PicturesReload, void>(({ sendBack, receive }) => {
      const told = new Set<string>();
      const tell = (target: EventTarget | null) => {
        const src = target instanceof HTMLImageElement ? target.getAttribute('src') : null;
        if (src === null) return;
        told.add(src);
        sendBack({ type: 'picture.failed', src } satisfies PictureTold);
      };
      const onError = ({ target }: Event) => tell(target);
      const onLoad = ({ target }: Event) => {
        const src = target instanceof HTMLImageElement ? target.getAttribute('src') : null;
        if (src !== null && told.delete(src)) sendBack({ type: 'picture.loaded', src } satisfies PictureTold);
      };
      document.addEventListener('error', onError, true);
      document.addEventListener('load', onLoad, true);
      for (const img of failedPictures()) tell(img);
      receive(() => {
        // Setting the address again, even the same one, makes the browser choose and fetch anew.
        for (const img of failedPictures()) img.setAttribute('src', img.getAttribute('src') ?? '');
      });
      return () => {
        document.removeEventListener('error', onError, true);
        document.removeEventListener('load', onLoad, true);
      };
    }),
  },
});
