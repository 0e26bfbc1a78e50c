// node studio/encode.mjs [masters folder] [target folder]
// Turns every master (PNG or WebP, square) into AVIF and WebP at the widths it has the pixels for, makes a 24 px
// placeholder, and writes pictures.json: what the marketplace knows of each picture.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';

const [from = 'studio/masters', to = 'marketplace/pictures'] = process.argv.slice(2);
const WIDTHS = [320, 640, 960, 1280];
const AVIF = { quality: 60, effort: 4, chromaSubsampling: '4:4:4' };
const WEBP = { quality: 78, effort: 5, smartSubsample: true };

await mkdir(to, { recursive: true });
const manifestFile = join(to, 'pictures.json');
const manifest = JSON.parse(await readFile(manifestFile, 'utf8').catch(() => '{}'));
for (const file of (await readdir(from)).filter((name) => /\.(png|webp)$/.test(name)).sort()) {
  const name = basename(file, extname(file));
  const master = sharp(join(from, file));
  const { width: pixels = 0 } = await master.metadata();
  const widths = WIDTHS.filter((width) => width <= pixels);
  if (pixels < 960 && !widths.includes(pixels)) widths.push(pixels);
  const bytes = {};
  for (const width of widths) {
    const scaled = master.clone().resize(width, width, { kernel: 'lanczos3' }).sharpen({ sigma: 0.5 });
    for (const [extension, options] of [['avif', AVIF], ['webp', WEBP]]) {
      const target = join(to, `${name}-${width}.${extension}`);
      bytes[`${width}.${extension}`] = (await scaled.clone()[extension](options).toFile(target)).size;
    }
  }
  const tiny = await master.clone().resize(16, 16).webp({ quality: 30 }).toBuffer();
  manifest[name] = { widths, placeholder: `data:image/webp;base64,${tiny.toString('base64')}`, bytes };
  console.log(name, bytes['640.avif']);
}
const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)));
await writeFile(manifestFile, `${JSON.stringify(sorted, null, 1)}\n`);
