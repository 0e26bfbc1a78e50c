/** Tells whether a promise resolves in time; false as soon as it rejects or resolves to false. */
export function isThereWithin(ms: number, coming: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    const end = (isThere: boolean) => {
      clearTimeout(timer);
      resolve(isThere);
    };
    coming.then(
      (value) => end(value !== false),
      () => end(false),
    );
  });
}
