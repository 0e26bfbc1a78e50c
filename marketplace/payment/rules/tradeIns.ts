import type { Language } from '#src/domain/shell/language.ts';
import type { TradeInDevice } from '#src/domain/payment/tradeIn.ts';
import type { TradeInChoice } from '#src/services/payment/tradeInDevice/contract.ts';
import { TRADE_IN_KINDS, type TradeInKind } from '../catalogue/tradeIns.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import type { CampaignDeps } from '../../promo/rules/campaigns.ts';
import { localised, type FoundItem } from '../../product/rules/catalogue.ts';
import { unitPriceOf } from '../../price/rules/itemPrices.ts';

/** An estimate is rounded down to this step, in rupiah. */
const STEP = 1000;
const CONDITIONS: Record<Language, readonly string[]> = {
  id: [
    'Berlaku untuk satu perangkat dan satu pembelian.',
    'Perangkat diperiksa saat kamu menerima barang: oleh kurir yang mengantar, atau di tempat kamu mengambilnya. Kalau keadaannya tidak seperti jawabanmu, tukar tambah dibatalkan dan kamu membayar harga penuh.',
    'Keluar dulu dari semua akun, dan hapus data di perangkatmu.',
  ],
  en: [
    'For one device and one purchase.',
    'The device is checked when you get the new one: by the courier who brings it, or where you fetch it. If it is not as you told, the trade-in is cancelled and you pay the full price.',
    'Sign out of all accounts and erase your data first.',
  ],
};

/** Returns the most that a trade-in can take off: never more than the price; null without trade-ins. */
function mostOf(deps: CampaignDeps, { product, item }: FoundItem): number | null {
  if (product.tradeIn === undefined) return null;
  return Math.min(product.tradeIn.maxPrice, unitPriceOf(deps, { product, item }));
}

const kindsOf = ({ product }: Pick<FoundItem, 'product'>): TradeInKind[] =>
  TRADE_IN_KINDS.filter(({ code }) => product.tradeIn?.kinds.includes(code) === true);

/** Returns whether a trade-in is possible for an item, and its most value. [API-29, TRADEIN-01] */
export function eligibilityOf(deps: CampaignDeps, found: FoundItem) {
  const maxPrice = mostOf(deps, found);
  return { eligible: maxPrice !== null, maxPrice };
}

/** Returns the devices that a product takes and the questions about them; no values. [API-30, TRADEIN-02] */
export function categoryInfoOf(found: Pick<FoundItem, 'product'>, language: Language) {
  return {
    subcategories: kindsOf(found).map(({ code, name, brands, questions }) => ({
      code,
      name: localised(name, language),
      brands: brands.map((brand) => ({
        code: brand.code,
        name: brand.name,
        models: brand.models.map((model) => ({ code: model.code, name: model.name })),
      })),
      questions: questions.map((question) => ({
        code: question.code,
        text: localised(question.text, language),
        answers: question.answers.map((answer) => ({
          code: answer.code,
          text: localised(answer.text, language),
        })),
      })),
    })),
  };
}

/** Returns the name of a device, and its value in exchange for an item. [TRADEIN-05] */
function valueOf(
  deps: CampaignDeps,
  found: FoundItem,
  device: TradeInDevice,
): { name: string; amount: number } {
  const most = mostOf(deps, found);
  if (most === null) throw new Refusal(422, 'TRADE_IN_NOT_ELIGIBLE');
  const kind = kindsOf(found).find(({ code }) => code === device.subcategory);
  const model = kind?.brands
    .find(({ code }) => code === device.brand)
    ?.models.find(({ code }) => code === device.model);
  if (kind === undefined || model === undefined) throw new Refusal(422, 'TRADE_IN_DEVICE_UNKNOWN');
  if (device.answers.length !== kind.questions.length) throw new Refusal(422, 'TRADE_IN_DEVICE_UNKNOWN');
  const left = kind.questions.reduce((worth, question) => {
    const told = device.answers.find((one) => one.question === question.code);
    const answer = question.answers.find(({ code }) => code === told?.answer);
    if (answer === undefined) throw new Refusal(422, 'TRADE_IN_DEVICE_UNKNOWN');
    return Math.floor((worth * answer.percent) / 100);
  }, model.worth);
  const amount = Math.min(most, left - (left % STEP));
  if (amount <= 0) throw new Refusal(422, 'TRADE_IN_NOT_ACCEPTED');
  return { name: model.name, amount };
}

/** Returns the value of a device, the rest to pay for one piece, and the conditions. [TRADEIN-05] */
export function estimateOf(deps: CampaignDeps, found: FoundItem, device: TradeInDevice, language: Language) {
  const { name, amount } = valueOf(deps, found, device);
  const price = unitPriceOf(deps, found);
  return { name, amount, price, priceAfter: price - amount, conditions: CONDITIONS[language] };
}

/** A purchase's trade-in; `checkTradeIn` refuses an amount that is not the device's value. [TRADEIN-06] */
export interface TakenTradeIn extends TradeInChoice {
  name: string;
}
export function checkTradeIn(deps: CampaignDeps, found: FoundItem, choice: TradeInChoice): TakenTradeIn {
  const { name, amount } = valueOf(deps, found, choice.device);
  if (amount !== choice.amount) throw new Refusal(409, 'TRADE_IN_CHANGED');
  return { ...choice, name };
}

interface LineKey {
  itemSku: string;
  pickupPointCode: string;
}

/** Stores the trade-in of a line, one for each, inside a running transaction. */
export function keepTradeIn(database: Database, owner: string, line: LineKey, taken: TakenTradeIn): void {
  database.run(
    "UPDATE bag_lines SET trade_in = ? WHERE owner = ? AND vendor = 'retail' AND item_sku = ? AND pickup_point_code = ?",
    JSON.stringify(taken),
    owner,
    line.itemSku,
    line.pickupPointCode,
  );
}

/** Returns the trade-ins for the lines of a visitor's bag. */
export function tradeInsOfBag(database: Database, owner: string | null): (TakenTradeIn & LineKey)[] {
  if (owner === null) return [];
  return database
    .all(
      "SELECT item_sku, pickup_point_code, trade_in FROM bag_lines WHERE owner = ? AND vendor = 'retail' AND trade_in IS NOT NULL ORDER BY added_at",
      owner,
    )
    .map((row) => ({
      ...(JSON.parse(String(row['trade_in'])) as TakenTradeIn),
      itemSku: String(row['item_sku']),
      pickupPointCode: String(row['pickup_point_code']),
    }));
}
