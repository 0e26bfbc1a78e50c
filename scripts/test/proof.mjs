/** "[CART-01, CART-16..18]" as ids. */
export function idsOf(title) {
  return [...title.matchAll(/\[([A-Z][A-Z0-9]*-\d+(?:(?:, |\.\.)(?:[A-Z][A-Z0-9]*-)?\d+)*)\]/g)].flatMap(
    ([, list]) => {
      let area = '';
      return list.split(', ').flatMap((part) => {
        const [first, last] = part.split('..');
        area = first.includes('-') ? first.split('-')[0] : area;
        const from = Number(first.split('-').at(-1));
        const to = last === undefined ? from : Number(last.split('-').at(-1));
        return Array.from(
          { length: to - from + 1 },
          (_, step) => `${area}-${String(from + step).padStart(2, '0')}`,
        );
      });
    },
  );
}

/**
 * Which ids of the catalogue are proven by titles of tests, and which ids in titles it does not have. A failed test breaks
 * its ids whatever else passes; a flaky one proves none, since it passed by chance or failed by it.
 */
export function proofOf(catalogueIds, { passed, flaky, failed }) {
  const broken = new Set(failed.flatMap(idsOf));
  const known = new Set(catalogueIds);
  return {
    proven: new Set(passed.flatMap(idsOf).filter((id) => known.has(id) && !broken.has(id))),
    unknown: [...new Set([...passed, ...flaky, ...failed].flatMap(idsOf))].filter((id) => !known.has(id)),
  };
}
