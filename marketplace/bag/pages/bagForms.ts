import { parseQuantity } from '#src/domain/price/quantity.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import { Refusal } from '../../core/http/answers.ts';
import {
  mostOf,
  putBack,
  readPart,
  removePart,
  setQuantity,
  writePart,
  type BagPart,
  type TakenOut,
} from '../rules/bagChanges.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { answerOf, once } from '../../core/rules/idempotency.ts';
import { BAG_WORDS, type BagWords } from './bagWords.ts';
import type { BagNews } from './bagMarkup.ts';
import { reasonWords } from '../../core/pages/words.ts';

interface FormFacts {
  deps: MarketplaceDeps;
  owner: string;
  vendor: Vendor;
  language: Language;
}

/** Runs a form of the bag once for its key; shows a refusal, which has written nothing. [BAG-01, BAG-02] */
export function changeBag(
  facts: FormFacts,
  form: URLSearchParams,
): { news: BagNews; status: 200 | 400 | 409 } {
  const words = BAG_WORDS[facts.language];
  const act = form.get('act');
  const key = form.get('key') ?? '';
  const part = readPart(form.get('line') ?? '');
  const failed = (text: string, status: 400 | 409, beside: BagPart | null = null) => ({
    news: { tone: 'warn' as const, text, part: beside === null ? null : writePart(beside), undo: null },
    status,
  });
  if (act === 'undo') return undo(facts, key, form.get('of') ?? '', words);
  if (part === null || (act !== 'set' && act !== 'remove')) return failed(words.unknown, 400);
  const quantity = act === 'set' ? (parseQuantity(form.get('quantity') ?? '') ?? 0) : 0;
  if (act === 'set' && quantity < 1) {
    return failed(words.kept(words.whole), 400, part);
  }
  const name = nameOf(facts, part, words);
  try {
    const done = write(facts, `${key}.${act}.${quantity}`, [act, part, quantity], () =>
      act === 'set'
        ? setQuantity(facts.deps, facts.owner, facts.vendor, part, quantity)
        : removePart(facts.deps, facts.owner, facts.vendor, part),
    );
    const lost = done.gifts.length === 0 ? '' : ` ${words.giftsLost(done.gifts.join(', '))}`;
    if (act === 'remove') {
      if (done.rows.length === 0) return failed(words.gone, 409);
      const text = `${words.removed(namesIn(facts, done, part, words))}${lost}`;
      return { news: { tone: 'done', text, part: null, undo: `${key}.${act}.${quantity}` }, status: 200 };
    }
    return {
      news: { tone: 'done', text: `${words.changed(name, quantity)}${lost}`, part: null, undo: null },
      status: 200,
    };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code.startsWith('IDEMPOTENCY')) throw error;
    if (error.code === 'LINE_GONE') return failed(words.gone, 409);
    const most = mostOf(facts.deps, facts.owner, facts.vendor, part);
    const reason = reasonWords(error.code, facts.language);
    return failed(words.kept(most === null ? reason : `${reason}, ${words.atMost(most)}`), 400, part);
  }
}

/** Undoes the removal of this key; a second press, or one in another tab, adds nothing more. */
function undo(facts: FormFacts, key: string, of: string, words: BagWords): ReturnType<typeof changeBag> {
  const { deps, owner, vendor, language } = facts;
  const taken = answerOf(deps.database, owner, of, deps.now()) as Partial<TakenOut> | undefined;
  if (!of.endsWith('.remove.0') || taken?.rows === undefined) {
    return { news: { tone: 'warn', text: words.gone, part: null, undo: null }, status: 409 };
  }
  const { rows } = taken;
  try {
    const { restored, missed, code } = write(facts, `${key}.undo`, ['undo', of], () =>
      putBack(deps, owner, vendor, { rows, gifts: [] }),
    );
    const out = missed.map((row) => productName(facts, String(row['item_sku'])));
    const names = namesIn(facts, { rows, gifts: out }, null, words);
    const outWords =
      out.length === 0 ? '' : ` ${words.giftsOut(out.join(', '), reasonWords(code, language))}`;
    const text = restored === 0 ? words.backAlready : `${words.restored(names)}${outWords}`;
    return { news: { tone: 'done', text, part: null, undo: null }, status: 200 };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code.startsWith('IDEMPOTENCY')) throw error;
    const text = words.notBack(reasonWords(error.code, language));
    return { news: { tone: 'warn', text, part: null, undo: of }, status: 409 };
  }
}

const write = <T>({ deps, owner, vendor }: FormFacts, key: string, request: unknown, work: () => T): T =>
  once(deps.database, { owner, key, request: ['bag', vendor, request], now: deps.now() }, work);

const productName = ({ deps }: FormFacts, itemSku: string): string =>
  deps.catalogue.tryFind(itemSku)?.product.name ?? itemSku;

function nameOf(facts: FormFacts, part: BagPart, words: BagWords): string {
  return part.kind === 'LINE' ? productName(facts, part.itemSku) : words.combo;
}

/** Returns the names of the removed part; gifts that went along are named apart. */
function namesIn(facts: FormFacts, { rows, gifts }: TakenOut, part: BagPart | null, words: BagWords): string {
  if (part?.kind === 'COMBO') return words.combo;
  return rows
    .map((row) => productName(facts, String(row['item_sku'])))
    .filter((name) => !gifts.includes(name))
    .join(', ');
}
