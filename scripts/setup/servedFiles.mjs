import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Builds whose files stay served beside those of the newest. */
const FORMER_BUILDS = 3;
const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;

/**
 * Puts the files of the present build aside, so that a tab that was opened before the next one still gets what it comes to
 * need. The oldest of four goes.
 *
 * @param dist the folder of the build
 */
export function keepFormerFiles(dist) {
  const present = path.join(dist, 'client/assets');
  if (!existsSync(present)) return;
  const former = path.join(dist, 'former');
  mkdirSync(former, { recursive: true });
  const known = readdirSync(former)
    .map(Number)
    .sort((one, other) => one - other);
  renameSync(present, path.join(former, String((known.at(-1) ?? 0) + 1)));
  for (const number of known.slice(0, Math.max(0, known.length + 1 - FORMER_BUILDS))) {
    rmSync(path.join(former, String(number)), { recursive: true });
  }
}

/** Compresses the files of a folder as they will be sent, beside themselves: a start has nothing to compress. */
export function compressFiles(folder) {
  for (const name of readdirSync(folder).filter((name) => COMPRESSIBLE.test(name))) {
    const file = path.join(folder, name);
    const plain = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
  }
}
