export { measurementMachine as measurementLogic } from '#src/machines/measurement/measurement/measurementMachine.ts';
