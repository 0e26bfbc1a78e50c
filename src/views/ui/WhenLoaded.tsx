import type { ReactNode } from 'react';
import { selectSummary } from '#src/machines/product/product/productSelectors.ts';
import { usePartSelector } from '../hooks/page.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';

/** Shows its children once the product's summary is loaded, else a skeleton, also when the lab sets the part back. */
export function WhenLoaded({ children }: { children: ReactNode }) {
  const isLoaded = usePartSelector('product', (snapshot) => selectSummary(snapshot) !== null);
  return isLoaded ? children : <ProductSkeleton />;
}
