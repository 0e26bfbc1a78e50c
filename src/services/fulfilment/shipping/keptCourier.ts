const COURIER_CODE = /^[\w.-]{1,64}$/;

/** A chosen courier and its item, as they are kept in the tab. [SHIP-19] */
export const keptCourier = (itemSku: string, code: string): string => `${itemSku} ${code}`;

/** The code of the courier that was chosen for an item; null when none was, and for whatever else is kept there. */
export function courierKeptFor(text: string | null, itemSku: string): string | null {
  const [kept, code = '', ...more] = text?.split(' ') ?? [];
  return kept === itemSku && more.length === 0 && COURIER_CODE.test(code) ? code : null;
}
