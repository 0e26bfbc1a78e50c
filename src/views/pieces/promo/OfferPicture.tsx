import type { ProductImage } from '#src/services/product/product/contract.ts';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/Picture.tsx';
import s from '../../ui/parts.module.css';

/** A small picture of something in a bundle; its name stands beside it. */
export function OfferPicture({ item }: { item: { imageUrl: string; picture: ProductImage['picture'] } }) {
  return (
    <Picture
      image={item.imageUrl === '' ? null : { full: item.imageUrl, picture: item.picture }}
      alt=""
      name=""
      sizes="3rem"
      className={cx(s.pic, s.picS)}
    />
  );
}
