import type { ReactNode } from 'react';
import type { PageKind } from '#src/domain/page/route.ts';
import { selectErrorKind, selectIsShown, selectRoute } from '#src/machines/page/pageSelectors.ts';
import { useCopy, usePageSelector } from '../hooks/page.tsx';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { ProductSkeleton } from '../ui/ProductSkeleton.tsx';
import { WhenLoaded } from '../ui/WhenLoaded.tsx';
import { SubPage } from './SubPage.tsx';

type NamedPage = Extract<PageKind, { name: string }>;
type NameOf<TKind extends NamedPage['kind']> = Extract<NamedPage, { kind: TKind }>['name'];
interface PageOfItsOwnProps<TKind extends NamedPage['kind']> {
  kind: TKind;
  /** By the name in the address. */
  contents: Record<NameOf<TKind>, ReactNode>;
}

/** The contents that the address names, under their title; the error page for an unknown name. */
export function PageOfItsOwn<TKind extends NamedPage['kind']>({ kind, contents }: PageOfItsOwnProps<TKind>) {
  const t = useCopy();
  const { page } = usePageSelector(selectRoute);
  const errorKind = usePageSelector(selectErrorKind);
  const isShown = usePageSelector(selectIsShown);
  if (errorKind !== null || page.kind !== kind || !('name' in page)) return <ErrorPage />;
  if (!isShown) return <ProductSkeleton />;
  return (
    <WhenLoaded>
      <SubPage title={t(`title.${page.name}`)}>{contents[page.name as NameOf<TKind>]}</SubPage>
    </WhenLoaded>
  );
}
