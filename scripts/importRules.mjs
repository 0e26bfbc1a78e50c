// node scripts/importRules.mjs: checks that every import follows the arrows of docs/ARCHITECTURE.md.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const CONTRACT = /^src\/services\/(?:\w+\/)?\w+\/contract\.ts$/;
/** The folders of a room that are not floors. */
const areasOf = (room, floors) => readdirSync(room).filter((name) => !floors.includes(name));
/** Per folder, the project files and packages it may import beside its own folder; everything else is forbidden. */
const RULES = [
  { from: /^src\/domain\//, packages: /^zod/, files: [/^src\/domain\//] },
  { from: /^src\/copy\//, packages: null, files: [/^src\/(copy|domain)\//] },
  {
    from: /^src\/services\/http\//,
    packages: /^(zod|ofetch)/,
    files: [/^src\/services\/http\//, /^src\/domain\//],
  },
  { from: /^src\/services\//, packages: /^zod/, files: [/^src\/(services|domain)\//] },
  // The page is the roof of the machines: it alone imports every area. Code for all of them lies below.
  {
    from: /^src\/machines\/protocol\//,
    packages: /^xstate$/,
    files: [/^src\/machines\/protocol\//, /^src\/domain\//, CONTRACT],
  },
  {
    from: /^src\/machines\/paths\//,
    packages: /^xstate$/,
    files: [/^src\/machines\/(paths|protocol)\//, /^src\/domain\//, CONTRACT],
  },
  { from: /^src\/machines\/page\//, packages: /^xstate$/, files: [/^src\/(machines|domain)\//, CONTRACT] },
  ...areasOf('src/machines', ['protocol', 'paths', 'page']).map((area) => ({
    from: new RegExp(`^src/machines/${area}/`),
    packages: /^xstate$/,
    files: [new RegExp(`^src/machines/(${area}|protocol|paths|shell|session)/`), /^src\/domain\//, CONTRACT],
  })),
  { from: /^lab\//, packages: /./, files: [/^(lab|src|server|marketplace|tests\/model\/support)\//] },
  { from: /^src\/actors\//, packages: /^xstate$/, files: [/^src\/(actors|machines|services|domain)\//] },
  // The only place that knows the map library.
  { from: /^src\/views\/map\//, packages: /^(react|ol\/.*)$/, files: [/^src\/(views|domain)\//] },
  {
    from: /^src\/views\//,
    packages: /^(react|@xstate\/react|xstate|zod\/mini)$/,
    files: [/^src\/(views|copy|domain|machines)\//, /^src\/router\/(links|laterLinks)\.ts$/, CONTRACT],
  },
  {
    from: /^src\/router\//,
    packages: /^@tanstack\/react-router$/,
    files: [/^src\/(router|copy|domain|machines)\//, /^src\/views\/(shells|pages|errors)\//, CONTRACT],
  },
  { from: /^src\/app\//, packages: /./, files: [/^src\//] },
  // Shared by host and marketplace; it imports neither.
  { from: /^web\//, packages: /^node:/, files: [/^web\//, /^src\/domain\//] },
  {
    from: /^server\//,
    packages: /./,
    files: [
      /^(server|web)\//,
      /^marketplace\/(createMarketplace|core\/pages\/(demoSwitches|styles))\.ts$/,
      /^src\/(app|domain|services)\//,
    ],
  },
  {
    from: /^marketplace\//,
    packages: /^(node:|hono|@hono\/|lru-cache$|zod)/,
    files: [
      /^(marketplace|web)\//,
      /^src\/domain\//,
      /^src\/services\/(calls\/|http\/(call|wire)\.ts$|\w+\/\w+\/calls\.ts$)/,
      CONTRACT,
    ],
  },
];
/** Rooms that nothing of the product imports: they may import everything, but form no circles either. */
const WATCHERS = ['tests', 'e2e', 'bench', 'conform', 'examples', 'scripts', 'studio'];
/**
 * The rooms of the views, each with those below it that it may import. A section imports no other: what several of them,
 * or a section and a modal, show lies in `pieces`.
 */
const VIEW_ROOMS = {
  hooks: [],
  ui: ['hooks'],
  map: ['hooks', 'ui'],
  pieces: ['hooks', 'ui'],
  sections: ['hooks', 'ui', 'pieces'],
  modals: ['hooks', 'ui', 'map', 'pieces'],
  errors: ['hooks', 'ui', 'sections'],
  pages: ['hooks', 'ui', 'pieces', 'sections', 'errors'],
  shells: ['hooks', 'ui', 'pieces', 'sections', 'modals', 'errors', 'pages'],
};
const viewRoom = (file) => /^src\/views\/(\w+)\//.exec(file)?.[1];
/** Tells whether one view may import another, by their rooms. */
function isWayDown(from, target) {
  const [above, below] = [viewRoom(from), viewRoom(target)];
  if (above === undefined || below === undefined) return true;
  // A file that loads a section later is not itself a section.
  if (above === below) return above !== 'sections' || /\/later\w+\.ts$/.test(from);
  return VIEW_ROOMS[above]?.includes(below) === true;
}
/**
 * Folders of a room from the ground up, and files that lie in the room itself by their names. Each may import what stands
 * in a line above its own, and nothing of its own line but itself. The marketplace has them within each area.
 */
const FLOORS = {
  marketplace: [
    ['http', 'catalogue', 'tables', 'faults', 'openApi'],
    ['database'],
    ['store'],
    ['seed'],
    ['rules', 'backup'],
    ['pages'],
    ['routes'],
    ['createMarketplace'],
    ['main'],
  ],
  server: [
    ['shared', 'version'],
    ['http', 'proxy', 'pictures', 'richText', 'seo', 'logout'],
    ['assets', 'watch'],
    ['pages', 'development'],
    ['settings', 'createHost'],
    ['startServer'],
    ['workers'],
    ['main'],
  ],
  lab: [
    ['engine', 'changedFiles'],
    ['command', 'lock', 'machines', 'output', 'browser'],
    ['runs', 'sources', 'mutate'],
    ['coverage', 'inspector'],
    ['gallery'],
    ['commands'],
    ['answerTo'],
    ['main'],
  ],
};
/** The folder that a file belongs to, or the file itself where it lies directly in the room. */
const folderIn = (room, file) => {
  const inside = file.slice(room.length + 1);
  return (room === 'marketplace' ? inside.replace(/^\w+\//, '') : inside).replace(/[/.].*$/, '');
};
/** The complaint about an import that goes up within a room with floors, or about a folder that is in no line. */
function complaintOf(file, target) {
  const room = Object.keys(FLOORS).find((one) => file.startsWith(`${one}/`) && target.startsWith(`${one}/`));
  if (room === undefined) return null;
  const [from, to] = [folderIn(room, file), folderIn(room, target)];
  const floorOf = (folder) => FLOORS[room].findIndex((folders) => folders.includes(folder));
  const unknown = [from, to].find((folder) => floorOf(folder) === -1);
  if (unknown !== undefined) return `${room}/${unknown} stands on no floor of scripts/importRules.mjs`;
  return from === to || floorOf(to) < floorOf(from)
    ? null
    : `${file} may not import ${target}: ${to} is not below ${from} in ${room}`;
}
/** Rooms whose folders may import each other, but never in a circle. */
const WITHOUT_CIRCLES = ['src/services'];

/** Inside views: a modal is composed by the modal host only. */
const COMPOSERS = /^src\/views\/(shells|errors|pages|modals\/(modalRegistry|ModalHost))/;

function filesBelow(folder) {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return filesBelow(file);
    return /\.(tsx?|mjs)$/.test(name) ? [file] : [];
  });
}

function importsOf(file) {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/(?:^|[\s;(])(?:import|from)\s*\(?\s*'([^'$]+)'/g)].map((match) => match[1] ?? '');
}

/** A specifier as a project file, or null for a package. */
function projectFile(specifier, from) {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('#')) return bare.slice(1);
  return bare.startsWith('.') ? path.posix.normalize(path.posix.join(path.posix.dirname(from), bare)) : null;
}

/** Any package, any file. */
const FREE = { packages: /./, files: [/./] };
/** The key of the modal that a file is, or is a part of: modals/address/AddressPicker.tsx, modals/address/addressPicker/PinCard.tsx. */
function modalOf(file) {
  const name = /^src\/views\/modals\/\w+\/(\w+)(?:\/|\.tsx$)/.exec(file)?.[1];
  if (name === undefined) return null;
  return `${name[0].toLowerCase()}${name.slice(1)}`;
}

const problems = [];
/**
 * The folders of a layer are areas, or its own ground, which areas.json lists with it. Where `files` has the layer, the
 * files that lie in it directly are the areas, by their names: one file an area, and no folder of it.
 */
const { areas, layers, files } = JSON.parse(readFileSync('areas.json', 'utf8'));
for (const [layer, ground] of Object.entries(layers)) {
  const isOfFiles = files.includes(layer);
  const entries = readdirSync(layer, { withFileTypes: true }).filter(
    (entry) => isOfFiles || entry.isDirectory(),
  );
  const parts = entries.map(({ name }) => name.replace(/\.(?:ts|css)$/, ''));
  for (const [at, part] of parts.entries()) {
    if (ground.includes(part)) continue;
    if (!Object.hasOwn(areas, part)) problems.push(`${layer}/${part} is no area of areas.json`);
    else if (isOfFiles && entries[at].isDirectory())
      problems.push(`${layer}/${part} is a folder: an area has one file there`);
  }
  for (const folder of ground) {
    if (!parts.includes(folder)) problems.push(`${layer}/${folder} is gone: take it out of areas.json`);
  }
}
const graph = new Map();
for (const folder of ['src', 'server', 'marketplace', 'web', 'lab', ...WATCHERS]) {
  for (const file of filesBelow(folder)) {
    const rule = WATCHERS.includes(folder) ? FREE : RULES.find(({ from }) => from.test(file));
    const targets = [];
    graph.set(file, targets);
    if (rule === undefined) {
      problems.push(`${file} lies in no known room`);
      continue;
    }
    for (const specifier of importsOf(file)) {
      const target = projectFile(specifier, file);
      if (target === null) {
        if (rule.packages === null || !rule.packages.test(specifier))
          problems.push(`${file} may not import ${specifier}`);
        continue;
      }
      if (/\.(tsx?|mjs)$/.test(target)) targets.push(target);
      if (/\.(css|svg)$/.test(target)) continue;
      if (!rule.files.some((allowed) => allowed.test(target)))
        problems.push(`${file} may not import ${target}`);
      if (
        file.startsWith('src/views/') &&
        modalOf(target) !== null &&
        modalOf(target) !== modalOf(file) &&
        !COMPOSERS.test(file)
      ) {
        problems.push(`${file} may not import a modal (${target}); the modal host opens it`);
      }
      if (!isWayDown(file, target))
        problems.push(`${file} may not import ${target}: what both need lies in a room below them`);
      const complaint = complaintOf(file, target);
      if (complaint !== null) problems.push(complaint);
      if (/\.test\./.test(target)) problems.push(`${file} may not import a test`);
    }
  }
}

/** Finds circles. Type-only imports count too: a circle of types is a circle of knowledge. */
function findCircles(graph, name) {
  const state = new Map();
  const visit = (node, trail) => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      problems.push(`${name}: ${[...trail.slice(trail.indexOf(node)), node].join(' -> ')}`);
      return;
    }
    state.set(node, 'open');
    for (const target of graph.get(node) ?? []) visit(target, [...trail, node]);
    state.set(node, 'done');
  };
  for (const node of graph.keys()) visit(node, []);
}
findCircles(graph, 'circle');
for (const room of WITHOUT_CIRCLES) {
  const folders = new Map();
  const isIn = (file) => file.startsWith(`${room}/`);
  for (const [file, targets] of graph) {
    if (!isIn(file)) continue;
    const from = path.posix.dirname(file);
    const others = targets.filter(isIn).map((target) => path.posix.dirname(target));
    folders.set(from, [...(folders.get(from) ?? []), ...others.filter((to) => to !== from)]);
  }
  findCircles(folders, `circle of folders in ${room}`);
}

for (const problem of problems) console.error(problem);
console.log(`${graph.size} files, ${problems.length} forbidden imports`);
process.exitCode = problems.length === 0 ? 0 : 1;
