export { address } from '#src/machines/paths/exampleAddresses.ts';
