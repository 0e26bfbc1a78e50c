import { JSDOM } from 'jsdom';
import { formatDay } from '#src/domain/shell/format.ts';

const schemaUrl = (name: string) => `https://schema.org/${name}`;
const PICKUP = schemaUrl('OnSitePickup');

/** An offer as a visitor reads it on the Indonesian page, in the terms of the structured data. */
export interface SeenOffer {
  price: number;
  availability: string | undefined;
  availableDeliveryMethod: string | undefined;
  /** Seconds until the price ends. */
  endsInSeconds: number | undefined;
  /** The moment from which it is sold, in words. */
  starts: string | undefined;
  shipping: { price: number; maxDays: number | undefined } | undefined;
  returns: number | 'none' | undefined;
  rating: { value: string; count: string } | undefined;
  openGraphPrice: number;
}

const rupiah = (text: string) => Number(text.replaceAll('.', ''));

/** Days from a moment (epoch ms) to the next day of that name in Jakarta: "28 Nov". */
function daysUntil(day: string, nowMs: number): number {
  const days = Array.from({ length: 60 }, (_, later) => formatDay(nowMs, 'id', later));
  return days.indexOf(day);
}

/** The page as it is read at a moment (epoch ms): from its words alone, without the state that it was made of. */
export function seenOfferOf(html: string, nowMs: number): SeenOffer {
  const { document } = new JSDOM(html).window;
  const text = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
  const first = (selector: string, pattern: RegExp) => pattern.exec(text(selector).join('\n'));
  const buttons = [...document.querySelectorAll('#buybox button, #buybox a')];
  const button = (name: string) => buttons.find(({ textContent }) => textContent === name);
  const badges = text('.badge');
  const sentence = text('#shipping .say').join('');
  const price = first('.priceNow', /Rp([\d.]+)/)?.[1] ?? '';

  function availability(): string | undefined {
    if (button('Kabari saya') !== undefined || button('Ingatkan saya') !== undefined)
      return schemaUrl('OutOfStock');
    if (button('Toko yang menjual') !== undefined) return schemaUrl('InStoreOnly');
    const buy = button('Beli sekarang');
    // An offer that only this address cannot get is available to others.
    if (button('Ganti alamat') === undefined && (buy === undefined || buy.hasAttribute('disabled')))
      return undefined;
    if (badges.some((badge) => badge.startsWith('Stok terbatas'))) return schemaUrl('LimitedAvailability');
    return schemaUrl(badges.includes('Hanya ambil di toko') ? 'InStoreOnly' : 'InStock');
  }

  function shipping(): SeenOffer['shipping'] {
    const cost = /(?:Rp([\d.]+)|Gratis Ongkir.*|Gratis)$/.exec(sentence);
    if (!/^(?:Tiba|Ongkir) /.test(sentence) || cost === null) return undefined;
    const when = /^Tiba (hari ini)|^Tiba .*?(\d+\s[A-Z][a-z]{2})(?:, .*?)? ke /.exec(sentence);
    return {
      price: cost[1] === undefined ? 0 : rupiah(cost[1]),
      maxDays: when === null ? undefined : when[2] === undefined ? 0 : daysUntil(when[2], nowMs),
    };
  }

  function returns(): SeenOffer['returns'] {
    const said = first('#service', /(Tidak bisa dikembalikan)|Bisa dikembalikan dalam (\d+) hari/);
    if (said === null) return undefined;
    return said[1] === undefined ? Number(said[2]) : 'none';
  }

  const [, hours, minutes, seconds] =
    /(\d+):(\d+):(\d+)/.exec(document.querySelector('[role=timer]')?.getAttribute('aria-label') ?? '') ?? [];
  // The timer is the end of the price only for a campaign with a price: then the old price is struck through.
  const hasCampaignPrice = hours !== undefined && document.querySelector('.priceOld') !== null;
  const rating = first('.rateLink', /Rating ([\d,]+) dari 5([\d,]+(?:\s\w{1,2})?)\sulasan/);
  return {
    price: rupiah(price),
    availability: availability(),
    availableDeliveryMethod:
      button('Beli sekarang') !== undefined && sentence.startsWith('Ambil di ') ? PICKUP : undefined,
    endsInSeconds: hasCampaignPrice
      ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
      : undefined,
    starts: first('.soft', /^Mulai (.+ WIB)$/m)?.[1],
    shipping: shipping(),
    returns: returns(),
    rating: rating === null ? undefined : { value: rating[1] ?? '', count: rating[2] ?? '' },
    openGraphPrice: Number(
      document.querySelector('meta[property="product:price:amount"]')?.getAttribute('content'),
    ),
  };
}
