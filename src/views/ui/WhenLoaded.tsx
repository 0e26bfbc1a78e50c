import type { ReactNode } from 'react';
import { selectSummary } from '#src/machines/product/product/productSelectors.ts';
import { usePartSelector } from '../hooks/page.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';

/** What cannot do without the product's summary; its shape until that is there, also when the lab puts the part back. */
export function WhenLoaded({ children }: { children: ReactNode }) {
  const isLoaded = usePartSelector('product', (snapshot) => selectSummary(snapshot) !== null);
  return isLoaded ? children : <ProductSkeleton />;
}
