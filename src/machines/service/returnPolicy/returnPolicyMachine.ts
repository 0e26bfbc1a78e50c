import type { ReturnPolicy } from '#src/services/service/returnPolicy/contract.ts';
import { createItemLoader } from '../../protocol/itemLoader.ts';

/** The return policy of the shown item, as answered, without anything of the former item. [RETURN-01, RETURN-08] */
export const returnPolicyMachine = createItemLoader<ReturnPolicy>({
  id: 'returnPolicy',
  wantedBy: ({ item }) => (item?.tags.includes('RETURNABLE') === true ? item.itemSku : null),
  isEmpty: ({ returnable }) => !returnable,
  keepsFormer: false,
});
