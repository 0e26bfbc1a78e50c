import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs the locked walks first: they are quick and kill most mutants, and the others are tried on the rest. */
export class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWalks = ({ moduleId }: TestSpecification) => moduleId.endsWith('/walks.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isWalks), ...sorted.filter((file) => !isWalks(file))];
  }
}
