export { measurementMachine as measurementLogic } from '#src/machines/shell/measurement/measurementMachine.ts';
