import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The path tests are quick and kill most; what the others are tried on is what these leave. */
export class PathsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isPaths = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/model/paths/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isPaths), ...sorted.filter((file) => !isPaths(file))];
  }
}
