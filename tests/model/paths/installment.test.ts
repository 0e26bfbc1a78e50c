// Written by `npm run lab -- generate installment --target vitest --strategy mutants`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { installmentMachine } from '#src/machines/product/installment/installmentMachine.ts';
import { installmentPaths } from '#src/machines/product/installment/installmentPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['load'],
  systemId: 'installment',
};
test('installment, walk 1: 27 steps to failed', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: installmentPaths.inputs.item,
  });
  expect(installment.value()).toEqual('loading');
  installment.send(installmentPaths.events.factsChangedToOtherItem);
  installment.send(installmentPaths.events.factsChangedUntagged);
  expect(installment.value()).toEqual('none');
  installment.send({ type: 'page.outdated' });
  installment.send(installmentPaths.events.factsChanged);
  expect(installment.value()).toEqual('loading');
  installment.resolve('load', [{ type: 'CC', lowestMonthly: 10000 }]);
  expect(installment.value()).toEqual('ready');
  installment.send({ type: 'page.outdated' });
  expect(installment.value()).toEqual('refreshing');
  installment.resolve('load', [{ type: 'CC', lowestMonthly: 10000 }]);
  expect(installment.value()).toEqual('ready');
  installment.send(installmentPaths.events.factsChangedToOtherItem);
  expect(installment.value()).toEqual('loading');
  installment.resolve('load', []);
  expect(installment.value()).toEqual('none');
  installment.send(installmentPaths.events.factsChanged);
  expect(installment.value()).toEqual('loading');
  installment.reject('load', lost());
  expect(installment.value()).toEqual('unreached');
  installment.send({ type: 'retry.requested' });
  expect(installment.value()).toEqual('loading');
  installment.reject('load', refused(null, 500));
  expect(installment.value()).toEqual('failed');
  installment.send({ type: 'retry.requested' });
  expect(installment.value()).toEqual('loading');
  installment.reject('load', lost());
  expect(installment.value()).toEqual('unreached');
  installment.send({ type: 'network.returned' });
  expect(installment.value()).toEqual('loading');
  installment.resolve('load', [{ type: 'CC', lowestMonthly: 10000 }]);
  expect(installment.value()).toEqual('ready');
  installment.send({ type: 'page.outdated' });
  expect(installment.value()).toEqual('refreshing');
  installment.resolve('load', []);
  expect(installment.value()).toEqual('none');
  installment.send(installmentPaths.events.factsChangedToOtherItem);
  expect(installment.value()).toEqual('loading');
  installment.resolve('load', [{ type: 'CC', lowestMonthly: 10000 }]);
  expect(installment.value()).toEqual('ready');
  installment.send({ type: 'page.outdated' });
  expect(installment.value()).toEqual('refreshing');
  installment.reject('load', lost());
  expect(installment.value()).toEqual('unreached');
  installment.send(installmentPaths.events.factsChanged);
  expect(installment.value()).toEqual('loading');
  installment.resolve('load', [{ type: 'CC', lowestMonthly: 10000 }]);
  expect(installment.value()).toEqual('ready');
  installment.send({ type: 'page.outdated' });
  expect(installment.value()).toEqual('refreshing');
  installment.reject('load', refused(null, 500));
  expect(installment.value()).toEqual('failed');
  expect(installment.told()).toEqual([]);
});

test('installment, walk 2: 2 steps to ready', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: installmentPaths.inputs.item,
  });
  expect(installment.value()).toEqual('loading');
  installment.resolve('load', [{ type: 'CC', lowestMonthly: 10000 }]);
  expect(installment.value()).toEqual('ready');
  installment.send(installmentPaths.events.factsChanged);
  expect(installment.value()).toEqual('ready');
  expect(installment.told()).toEqual([]);
});

test('installment, walk 3: 2 steps to loading', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: installmentPaths.inputs.item,
  });
  expect(installment.value()).toEqual('loading');
  installment.resolve('load', []);
  expect(installment.value()).toEqual('none');
  installment.send({ type: 'page.outdated' });
  expect(installment.value()).toEqual('loading');
  expect(installment.told()).toEqual([]);
});

test('installment, walk 4: 2 steps to none', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: installmentPaths.inputs.item,
  });
  expect(installment.value()).toEqual('loading');
  installment.send(installmentPaths.events.factsChangedUntagged);
  expect(installment.value()).toEqual('none');
  installment.send({ type: 'page.outdated' });
  expect(installment.value()).toEqual('none');
  expect(installment.told()).toEqual([]);
});
