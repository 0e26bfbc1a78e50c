import { attributeGroups, type AttributeGroup } from '#src/domain/product/variant.ts';
import { selectChosenSku } from '#src/machines/product/variant/variantSelectors.ts';
import { usePartSelector } from '../page.tsx';

/** The choices of the product by attribute, as the chosen option has them; from its press on, one that is being opened. */
export function useChoices(): AttributeGroup[] {
  const options = usePartSelector('variant', (snapshot) => snapshot.context.options);
  return attributeGroups(options, usePartSelector('variant', selectChosenSku));
}
