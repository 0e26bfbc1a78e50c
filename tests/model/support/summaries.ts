export { partFacts, summary } from '#src/machines/paths/exampleFacts.ts';
