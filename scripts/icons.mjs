// node scripts/icons.mjs: makes src/views/ui/icons.svg, which every document carries, from lucide-static.
import { readFile, writeFile } from 'node:fs/promises';

const source = await readFile('src/views/ui/iconNames.ts', 'utf8');
const names = [...source.matchAll(/^\s+'([a-z0-9-]+)',$/gm)].map((match) => match[1]);
const filled = {
  star: '<path stroke="none" d="M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z"/>',
};
const symbols = await Promise.all(
  names.map(async (name) => {
    const svg = await readFile(`node_modules/lucide-static/icons/${name}.svg`, 'utf8');
    const inner =
      filled[name] ??
      svg
        .replace(/^[\s\S]*?<svg[^>]*>/, '')
        .replace('</svg>', '')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(' />', '/>')
        .replaceAll('> <', '><');
    return `<symbol id="icon-${name}" viewBox="0 0 24 24">${inner.trim()}</symbol>`;
  }),
);
await writeFile(
  'src/views/ui/icons.svg',
  `<svg class="icons" width="0" height="0" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`,
);
console.log(`${names.length} icons`);
