import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs the path tests first: they are quick and kill most mutants, and the others are tried on the rest. */
export class PathsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isPaths = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/model/paths/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isPaths), ...sorted.filter((file) => !isPaths(file))];
  }
}
