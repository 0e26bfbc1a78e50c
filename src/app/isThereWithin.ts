/** Whether something comes in time; false as soon as it has failed, or says so itself. */
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
