import type { Translate } from '#src/copy/copyTypes.ts';
import type { AgentFormat } from '#src/domain/seo/agent.ts';
import { BRAND_NAME } from '#src/domain/product/brand.ts';
import { shopDay } from '#src/domain/shell/calendarDay.ts';
import { httpStatusOf, type ErrorPageKind } from '#src/domain/shell/failure.ts';
import { shippingCostOf } from '#src/domain/fulfilment/shippingCost.ts';
import { formatNumber, formatPrice, formatRating } from '#src/domain/shell/format.ts';
import { shownRemaining } from '#src/domain/product/stock.ts';
import { costSentence, deliverySentence } from '#src/views/pieces/fulfilment/deliverySentence.ts';
import { estimateText } from '#src/views/pieces/fulfilment/estimateText.ts';
import { agentWords } from './agentWords.ts';
import type { ProductFacts } from './productFacts.ts';

/** The text for an agent at a product's own address: exactly the facts that the page shows. */
export function agentText(
  { format, origin }: { format: AgentFormat; origin: string },
  facts: ProductFacts | null,
  page: { title: string; errorKind: ErrorPageKind | null; t: Translate },
): string {
  if (facts === null) return noProduct(format, page);
  return format === 'json'
    ? `${JSON.stringify(productDocument(facts, origin), null, 1)}\n`
    : productMarkdown(facts, origin, page.t);
}

function noProduct(
  format: AgentFormat,
  { title, errorKind, t }: { title: string; errorKind: ErrorPageKind | null; t: Translate },
): string {
  const status = errorKind === null ? 200 : httpStatusOf(errorKind);
  const text = errorKind === null ? '' : t(`errorPage.${errorKind}.text`);
  return format === 'json'
    ? `${JSON.stringify({ status, title, text })}\n`
    : `# ${escaped(title)}\n\n${escaped(text)}\n`;
}

/** The product as JSON: whole addresses, money in rupiah, moments in ISO 8601, null for unknown facts. [SEO-14] */
export function productDocument(facts: ProductFacts, origin: string) {
  const at = (path: string) => (path.startsWith('/') ? origin + path : path);
  const { price, stock, delivery, returns } = facts;
  return {
    url: at(facts.path),
    language: facts.language,
    name: facts.name,
    sku: facts.itemSku,
    productSku: facts.productSku,
    brand: facts.brand,
    seller: {
      name: facts.seller.name,
      location: facts.seller.location,
      url: facts.seller.path === null ? null : at(facts.seller.path),
    },
    categories: facts.categories.map(({ name, path }) => ({ name, url: at(path) })),
    images: facts.images.map(at),
    price: {
      currency: 'IDR',
      amount: price.offered,
      listed: price.listed,
      validUntil: price.validUntil === null ? null : new Date(price.validUntil).toISOString(),
    },
    stock: {
      status: stock.status,
      remaining: stock.remaining,
      startsAt: stock.startsAt === null ? null : new Date(stock.startsAt).toISOString(),
    },
    canBeOrdered: facts.canBeOrdered,
    options: facts.options.map(({ itemSku, path, attributes, isShown, isAvailable }) => ({
      sku: itemSku,
      url: at(path),
      attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
      isThisOne: isShown,
      isAvailable,
    })),
    delivery:
      delivery === null
        ? null
        : {
            to: delivery.place,
            price: shippingCostOf(delivery.summary).price,
            minDays: delivery.isArrivalPromised ? delivery.summary.etd.minDays : null,
            maxDays: delivery.isArrivalPromised ? delivery.summary.etd.maxDays : null,
            orderBefore: delivery.isArrivalPromised ? delivery.summary.etd.orderBefore : null,
          },
    canBePickedUp: facts.canBePickedUp,
    returns:
      returns === null
        ? null
        : { isPossible: returns.returnable, days: returns.days, reasons: returns.reasons },
    rating: facts.rating,
    reviews: facts.reviews.map((review) => ({
      author: review.author.name,
      date: review.createdDate,
      rating: review.rating,
      text: review.text,
    })),
    highlights: facts.highlights,
    attributes: facts.attributes,
    specifications: facts.specifications,
    description: facts.description,
  };
}
export type ProductDocument = ReturnType<typeof productDocument>;

/** Text escaped for Markdown: the words of a seller or buyer make no heading and no link. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('\u2060', '')
    .trim()
    .replaceAll(/[\\`*_[\]<>|#~!]/g, String.raw`\$&`)
    .replace(/^([-+]|\d+[.)])(?=\s)/, String.raw`\$1`);

/** The product as Markdown, in the page's words. [SEO-14] */
function productMarkdown(facts: ProductFacts, origin: string, t: Translate): string {
  const words = agentWords[facts.language];
  const at = (path: string) => (path.startsWith('/') ? origin + path : path);
  const row = (name: string, value: string | null) =>
    value === null || value === '' ? [] : [`- **${escaped(name)}**: ${value}`];
  const { price, stock, delivery, returns, rating, seller } = facts;
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];
  const days = returns?.days ?? null;
  const remaining = facts.canBeOrdered ? shownRemaining(stock.remaining) : null;
  return `${[
    `# ${escaped(facts.name)}`,
    '',
    ...row(words.address, `<${at(facts.path)}>`),
    ...row(words.brand, escaped(facts.brand)),
    ...row(
      t('seller.title'),
      escaped(seller.location === '' ? seller.name : `${seller.name}, ${seller.location}`),
    ),
    ...row(
      words.price,
      price.listed > price.offered
        ? `${formatPrice(price.offered)} (${words.before} ${formatPrice(price.listed)})`
        : formatPrice(price.offered),
    ),
    ...row(words.validUntil, price.validUntil === null ? null : new Date(price.validUntil).toISOString()),
    ...row(
      words.stock,
      stock.status === null
        ? null
        : [
            stock.status === 'OFFLINE_ONLY' ? t('tag.OFFLINE_ONLY') : t(`stock.${stock.status}`),
            ...(remaining === null ? [] : [t('stock.remaining', { count: remaining })]),
          ].join('. '),
    ),
    ...row(
      t('shipping.title'),
      delivery === null
        ? null
        : escaped(
            delivery.isArrivalPromised
              ? deliverySentence(t, {
                  estimate: estimateText(t, delivery.summary.etd, delivery.countedFromMs, facts.language),
                  place: delivery.summary.destination.district,
                  price: shippingCostOf(delivery.summary).price,
                })
              : costSentence(t, {
                  price: shippingCostOf(delivery.summary).price,
                  place: delivery.place.district,
                }),
          ),
    ),
    ...row(words.pickup, facts.canBePickedUp ? words.yes : null),
    ...row(
      t('returnPolicy.title'),
      returns === null
        ? null
        : [
            ...(days === null
              ? [t(returns.returnable ? 'service.returnable' : 'service.notReturnable')]
              : [words.returnDays(days)]),
            ...returns.reasons.map((reason) => t(`return.${reason}`)),
          ].join('; '),
    ),
    ...row(
      words.rating,
      rating === null
        ? null
        : `${t('statistics.rating', { rating: formatRating(rating.average, facts.language) })}, ${t('statistics.reviews', { count: formatNumber(rating.count, facts.language) })}`,
    ),
    ...row(
      t('breadcrumb.label'),
      facts.categories.map(({ name, path }) => `[${escaped(name)}](${at(path)})`).join(' › '),
    ),
    ...section(
      words.options,
      facts.options.map(({ attributes, path, isShown, isAvailable }) => {
        const name = escaped(attributes.map(({ value }) => value).join(', '));
        const notes = [
          ...(isShown ? [words.thisOne] : []),
          ...(isAvailable ? [] : [t('stock.OUT_OF_STOCK')]),
        ];
        return `- [${name}](${at(path)})${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
      }),
    ),
    ...section(
      words.highlights,
      facts.highlights.map((highlight) => `- ${escaped(highlight)}`),
    ),
    ...section(
      words.description,
      facts.description.flatMap((paragraph) => [escaped(paragraph), '']).slice(0, -1),
    ),
    ...section(
      words.specifications,
      (facts.specifications.length > 0 ? facts.specifications : facts.attributes).flatMap(({ name, value }) =>
        row(name, escaped(value)),
      ),
    ),
    ...section(
      t('reviews.title'),
      facts.reviews.map(
        (review) =>
          `- ${escaped(review.author.name)}, ${shopDay(review.createdDate)}, ${review.rating}/5${review.text === '' ? '' : `: ${escaped(review.text)}`}`,
      ),
    ),
    ...section(
      words.pictures,
      facts.images.map((image) => `- <${at(image)}>`),
    ),
    '',
    words.told(BRAND_NAME),
  ].join('\n')}\n`;
}
