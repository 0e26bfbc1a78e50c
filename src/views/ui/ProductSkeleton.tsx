import { useCopy } from '../hooks/page.tsx';
import { cx } from './cx.ts';
import s from './parts.module.css';

const line = (...names: (string | undefined)[]) => <span className={cx(s.sk, ...names)} />;

/** The page while its product loads: the same boxes, nothing moves when it comes. [EMPTY-07] */
export function ProductSkeleton() {
  const t = useCopy();
  return (
    <>
      <main className={s.pdp} id="content" aria-busy="true">
        <h1 className={s.sr}>
          <span role="status">{t('page.loading')}</span>
        </h1>
        <div className={s.crumbs}>{line(s.skT1, s.sk35)}</div>
        <div className={s.gallery}>
          <div className={s.galleryIn}>
            {line(s.skPic)}
            <div className={s.thumbs}>
              {line(s.thumbSk)}
              {line(s.thumbSk)}
              {line(s.thumbSk)}
              {line(s.thumbSk)}
            </div>
          </div>
        </div>
        <div className={s.facts}>
          <div className={s.factsTop}>
            <div>
              {line(s.skTitle, s.sk95)}
              {line(s.skTitle, s.sk50)}
            </div>
            <div>{line(s.skBrand, s.sk80)}</div>
            <div>
              {line(s.skT6, s.sk60)}
              {line(s.skLine, s.sk80)}
            </div>
          </div>
          <div className={s.sec}>
            <div className={s.opt}>
              {line(s.skLegend, s.sk35)}
              <div className={s.swatches}>
                {line(s.skSq)}
                {line(s.skSq)}
                {line(s.skSq)}
                {line(s.skSq)}
              </div>
            </div>
            <div className={s.opt}>
              {line(s.skLegend, s.sk35)}
              <div className={s.chips}>
                {line(s.skChip)}
                {line(s.skChip)}
                {line(s.skChip)}
              </div>
            </div>
          </div>
          <div className={s.sec}>
            <div className={s.stack}>
              {line(s.skT3, s.sk35)}
              {line(s.skBtn)}
              {line(s.skT3, s.sk80)}
            </div>
          </div>
        </div>
        <div className={s.buyboxCol}>
          <div className={s.buybox}>
            {line(s.skT3, s.sk50)}
            <div className={s.mini}>
              {line(s.picS)}
              {line(s.skT2, s.sk80)}
            </div>
            {line(s.skBtn)}
            {line(s.skT6, s.sk95)}
            {line(s.skBtn)}
            <div className={s.stack}>
              {line(s.skBtn)}
              {line(s.skBtn)}
            </div>
            <div className={s.quick}>{line(s.skT1, s.sk60)}</div>
          </div>
        </div>
      </main>
      <div className={s.buybar} aria-hidden="true">
        {line(s.skSq44)}
        {line(s.skBtn)}
        {line(s.skBtn)}
      </div>
    </>
  );
}
