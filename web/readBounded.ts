/** The visitor's connection ended before the body did, so the answer has no reader. */
export class BodyCutOff extends Error {
  override name = 'BodyCutOff';
}

/** Reads a body of at most so many bytes; null for a longer one, which is refused without being kept. @throws BodyCutOff */
export async function readBounded(request: Request, maxBytes: number): Promise<Buffer | null> {
  const reader = request.body?.getReader();
  if (reader === undefined) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw new BodyCutOff('The body was cut off', { cause: error });
    });
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}
