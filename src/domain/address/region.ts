import { plainLine } from '../shell/plainLine.ts';

/** The lists of a region choice, each belonging to the choice above it. [REGION-01] */
export const REGION_LEVELS = ['province', 'city', 'district', 'subdistrict', 'postalCode'] as const;
export type RegionLevel = (typeof REGION_LEVELS)[number];

export const isAbove = (level: RegionLevel, other: RegionLevel): boolean =>
  REGION_LEVELS.indexOf(level) < REGION_LEVELS.indexOf(other);
export const levelBelow = (level: RegionLevel): RegionLevel | null =>
  REGION_LEVELS[REGION_LEVELS.indexOf(level) + 1] ?? null;

/** A region by its names; what is not chosen yet is absent. */
export type RegionNames = Partial<Record<RegionLevel, string>>;

/** First digits that the post gives the codes of a province, by the province's own code. */
const POSTAL_ZONES: Record<string, readonly string[]> = {
  '11': ['23', '24'],
  '12': ['20', '21', '22'],
  '13': ['25', '26', '27'],
  '14': ['28', '29'],
  '15': ['36', '37'],
  '16': ['30', '31', '32'],
  '17': ['38', '39'],
  '18': ['34', '35'],
  '19': ['33'],
  '21': ['29'],
  '31': ['10', '11', '12', '13', '14'],
  '32': ['16', '17', '40', '41', '43', '44', '45', '46'],
  '33': ['50', '51', '52', '53', '54', '56', '57', '58', '59'],
  '34': ['55'],
  '35': ['60', '61', '62', '63', '64', '65', '66', '67', '68', '69'],
  '36': ['15', '42'],
  '51': ['80', '81', '82'],
  '52': ['83', '84'],
  '53': ['85', '86', '87'],
  '61': ['78', '79'],
  '62': ['73', '74'],
  '63': ['70', '71', '72'],
  '64': ['75', '76'],
  '65': ['77'],
  '71': ['95'],
  '72': ['94'],
  '73': ['90', '91', '92'],
  '74': ['93'],
  '75': ['96'],
  '76': ['91'],
  '81': ['97'],
  '82': ['97'],
  '91': ['98', '99'],
  '92': ['98'],
  '93': ['99'],
  '94': ['98', '99'],
  '95': ['99'],
  '96': ['98'],
};

/** The digits of a postal code in what was typed or pasted, whatever stands around them. */
export const postalDigits = (text: string): string => plainLine(text).replaceAll(/\D/g, '').slice(0, 5);

/** Tells whether a postal code fits a province: five digits that begin as the province's do. [REGION-02] */
export function isPostalCodeOf(provinceCode: string, postalCode: string): boolean {
  if (!/^\d{5}$/.test(postalCode)) return false;
  const zones = POSTAL_ZONES[provinceCode];
  return zones === undefined || zones.some((zone) => postalCode.startsWith(zone));
}
