import path from 'node:path';

/** Imports of a module, as the bundler knows them. */
interface ModuleFacts {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

/** The file that comes right after the first screen, before all other later ones: what runs the page. */
const MACHINES = 'machines';
const RUNS_THE_PAGE = /^src\/app\/runPage\./;
/** The file of what two files need that the page asks for by itself, and of what every page at rest wants. */
const REST = 'rest';
/** Files that the page asks for by itself, with the modules that an `import()` of each names. */
const BY_ITSELF: Readonly<Record<string, RegExp>> = {
  // Calls of the backend, and the parts that start by themselves to make them.
  calls:
    /^src\/(app\/(createBrowserCalls|settleConfig)|actors\/(recommendation\/\w+|content\/content|payment\/installment|promo\/promotions|seo\/seo|service\/addOns)Logic)\./,
  // The answer to a press: the sheet of every modal, and a message.
  answers: /^src\/views\/(modals\/(ModalComing|modalFiles)|ui\/ToastMessage)\./,
  [REST]:
    /^src\/(app\/(settledEffects|scrollPlaces|measure\/(measure|ConsentRoot))\.|copy\/measurement\/|views\/(ui\/keepInSight|shells\/Onboarding)\.|actors\/(later\/partFiles|measurement\/consentLogic|shell\/\w+Logic)\.)/,
  // Sections that some products have.
  sections:
    /^src\/views\/(sections\/(Offer|Promo|Shipping|Service|Seo)Section|pieces\/(bag\/OrderFacts|fulfilment\/StoreList|promo\/(ComboRow|FlashSale)))\./,
  // Sections below the first screen that every product has.
  near: /^src\/views\/(sections\/(Description|Seller|Reviews|Questions|Recommendation)Section|shells\/(Footer|SectionBar))\./,
};
/** zod, and what builds its schemas on first use. */
const ZOD = /\/(?:node_modules\/zod\/|src\/services\/lazySchemas\.)/;
/** Shapes of the backend's answers come with the code that reads them. */
const CONTRACT = /^src\/services\/.*\/contract\./;
/** The file of what several areas need on a press, and of what is too small for a file. */
const PRESSED = 'pressed';
/** Files that come on a press, with the modules that an `import()` of each names; all others are divided by area. */
const ON_A_PRESS: Readonly<Record<string, RegExp>> = {
  [PRESSED]: /^src\/(app\/(writeHead|reloadWhenWritten)|views\/(errors\/WindowArt|ui\/LostParts))\./,
  // A link that the visitor may follow: the router, and the part that reads its product.
  browserNavigation: /^src\/(app\/browserNavigation|actors\/product\/nextProductLogic)\./,
  // The sheet to buy by, and words that a choice of options draws anew.
  bag: /^src\/views\/pieces\/product\/SoldOutHint\./,
  // The measuring code comes after a yes.
  measured: /^src\/(app\/measure\/measured|actors\/measurement\/measurementLogic)\./,
};
/** Folders of `src` that are divided by area, before the area's name. */
const BY_AREA = /^src\/(?:actors|views\/(?:modals|pieces))\/([^/.]+)\//;

const namesOf = (groups: Readonly<Record<string, RegExp>>, roots: readonly string[]) =>
  Object.keys(groups).filter((name) => roots.some((file) => groups[name]?.test(file)));
const fileOf = (root: string) => namesOf(ON_A_PRESS, [root])[0] ?? BY_AREA.exec(root)?.[1] ?? [];

/**
 * Names the file of the bundle that a module comes in, for all modules that the first load does without. What runs the
 * page is one file, and no other later file has any of it. A module that one of the files needs that the page asks for by itself comes with it, and one that several need with `rest`: so none of
 * them waits for another but that. What comes on presses of one area is one file, and what several areas need is one.
 *
 * @returns null for the first load, and for a module whose file is its own.
 */
export function fileGroups(root: string) {
  const known = new Map<string, ReadonlySet<string>>();
  const rootsOf = (id: string, factsOf: (id: string) => ModuleFacts | null): ReadonlySet<string> => {
    const kept = known.get(id);
    if (kept !== undefined) return kept;
    const roots = new Set<string>();
    const seen = new Set([id]);
    for (const one of seen) {
      const facts = factsOf(one);
      if (facts === null) continue;
      if (facts.isEntry) roots.add('');
      if (facts.dynamicImporters.length > 0) roots.add(path.relative(root, one));
      for (const importer of facts.importers) seen.add(importer);
    }
    known.set(id, roots);
    return roots;
  };
  return (id: string, factsOf: (id: string) => ModuleFacts | null): string | null => {
    // The library changes more seldom than the code that uses it.
    if (ZOD.test(id)) return 'zod';
    const roots = [...rootsOf(id, factsOf)];
    if (roots.length === 0 || roots.includes('')) return null;
    if (roots.some((file) => RUNS_THE_PAGE.test(file))) return MACHINES;
    const asked = namesOf(BY_ITSELF, roots);
    if (asked.length === 1) return asked[0] ?? null;
    if (asked.length > 1) return CONTRACT.test(path.relative(root, id)) ? 'zod' : REST;
    // A page of its own takes what it shows from the files of areas.
    const pressed = new Set(roots.flatMap(fileOf));
    if (pressed.size === 1) return [...pressed][0] ?? null;
    return roots.length === 1 ? null : PRESSED;
  };
}
