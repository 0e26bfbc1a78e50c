import { randomUUID } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Language } from '#src/domain/shell/language.ts';
import { plainLine } from '#src/domain/shell/plainLine.ts';
import { cleanLine, textLength } from '#src/domain/shell/typedText.ts';
import type { NewAddress } from '../rules/addresses.ts';
import type { Regions } from '../rules/regions.ts';
import type { Markup } from '../../core/pages/layout.ts';

/** The length limit of each field in characters, and its autocomplete token. */
const FIELDS = {
  label: { most: 30, autocomplete: 'off' },
  recipient: { most: 60, autocomplete: 'shipping name' },
  address: { most: 200, autocomplete: 'shipping street-address' },
  subdistrict: { most: 100, autocomplete: 'shipping address-level4' },
  district: { most: 100, autocomplete: 'shipping address-level3' },
  city: { most: 100, autocomplete: 'shipping address-level2' },
  postalCode: { most: 5, autocomplete: 'shipping postal-code' },
} as const;
type Field = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Field[];
type Fault = 'empty' | 'long' | 'noDistrict' | 'whichCity' | 'noPostalCode' | 'postalCodeElsewhere';

/** A form as it was typed, with its faults by field. */
export interface TypedAddress {
  typed: Record<Field, string>;
  faults: Partial<Record<Field, Fault>>;
  /** The city and the regency that the typed name may mean; undefined where it is clear. */
  cities?: string[];
  /** The chosen one of them. */
  which?: string;
}

const WORDS = {
  id: {
    add: 'Tambah alamat',
    save: 'Simpan dan pakai',
    label: 'Nama alamat, misalnya Rumah',
    recipient: 'Nama penerima',
    address: 'Jalan dan nomor',
    subdistrict: 'Kelurahan',
    district: 'Kecamatan',
    city: 'Kota atau kabupaten',
    postalCode: 'Kode pos',
    empty: 'Isi dulu, ya.',
    long: 'Terlalu panjang. Singkat dulu, ya.',
    noDistrict: 'Kecamatan ini tidak ada di kota atau kabupaten itu. Periksa ejaan keduanya, ya.',
    which: 'Kota atau kabupaten yang mana?',
    whichCity: 'Nama ini dipakai kota dan kabupaten. Pilih salah satunya di bawah, ya.',
    noPostalCode: 'Kode pos terdiri dari 5 angka.',
    postalCodeElsewhere: 'Kode pos ini bukan untuk kecamatan itu.',
  },
  en: {
    add: 'Add an address',
    save: 'Save and use it',
    label: 'Name of the address, such as Home',
    recipient: 'Name of the recipient',
    address: 'Street and number',
    subdistrict: 'Subdistrict (kelurahan)',
    district: 'District (kecamatan)',
    city: 'City or regency',
    postalCode: 'Postal code',
    empty: 'Fill this in first.',
    long: 'Too long. Make it shorter.',
    noDistrict: 'This district is not in that city or regency. Check how both are spelled.',
    which: 'Which city or regency?',
    whichCity: 'A city and a regency have this name. Choose one of them below.',
    noPostalCode: 'A postal code has 5 digits.',
    postalCodeElsewhere: 'This postal code is not one of that district.',
  },
} as const satisfies Record<Language, unknown>;

/** Reads the form: the address by the names of the regions, or its faults. [BAG-10] */
export function readAddress(
  form: URLSearchParams,
  regions: Pick<Regions, 'districtsNamed'>,
): { address: NewAddress } | TypedAddress {
  const typed = Object.fromEntries(
    NAMES.map((name) => [name, (name === 'postalCode' ? plainLine : cleanLine)(form.get(name) ?? '')]),
  ) as Record<Field, string>;
  const faults: TypedAddress['faults'] = {};
  for (const name of NAMES) {
    if (typed[name] === '') faults[name] = 'empty';
    else if (name !== 'postalCode' && textLength(typed[name]) > FIELDS[name].most) faults[name] = 'long';
  }
  const named =
    faults.city === undefined && faults.district === undefined
      ? regions.districtsNamed(typed.city, typed.district)
      : [];
  const chosen = named.filter(({ city }) => city === form.get('which'));
  const [one = null, ...others] = chosen.length === 1 ? chosen : named;
  const found = others.length === 0 ? one : null;
  if (one === null) faults.district ??= 'noDistrict';
  else if (found === null) faults.city = 'whichCity';
  const { postalCode } = typed;
  if (postalCode !== '' && !/^\d{5}$/.test(postalCode)) faults.postalCode = 'noPostalCode';
  else if (found !== null && found.postalCodes.length > 0 && !found.postalCodes.includes(postalCode))
    faults.postalCode ??= 'postalCodeElsewhere';
  if (found === null || Object.keys(faults).length > 0) {
    const cities = named.map(({ city }) => city);
    return named.length < 2 ? { typed, faults } : { typed, faults, cities, which: found?.city ?? '' };
  }
  const { district, city, province: state, geolocation: near } = found;
  return { address: { ...typed, district, city, state, near } };
}

/** Asks which city is meant, where several have the same name. */
const cityChoice = (refused: TypedAddress | null, label: string): Markup | string =>
  refused?.cities === undefined
    ? ''
    : html`<label
        >${label}
        <select name="which">
          <option value="">–</option>
          ${refused.cities.map(
            (city) => html`<option ${city === refused.which ? 'selected' : ''}>${city}</option>`,
          )}
        </select>
      </label>`;

/** Shows the form, closed while there are addresses to choose; a refused one is open, as it was typed. */
export function addressForm(
  action: string,
  refused: TypedAddress | null,
  { isOpen, language }: { isOpen: boolean; language: Language },
): Markup {
  const words = WORDS[language];
  const field = (name: Field) => {
    const fault = refused?.faults[name];
    const { most, autocomplete } = FIELDS[name];
    return html`<div class="field">
        <label for="to-${name}">${words[name]}</label>
        <input
          type="text"
          id="to-${name}"
          name="${name}"
          value="${refused?.typed[name] ?? ''}"
          required
          autocomplete="${autocomplete}"
          ${name === 'postalCode' ? raw('inputmode="numeric"') : html`maxlength="${4 * most}"`}
          ${fault === undefined ? '' : html`aria-invalid="true" aria-describedby="wrong-${name}"`}
        />
        ${fault === undefined ? '' : html`<p class="wrong" id="wrong-${name}">${words[fault]}</p>`}
      </div>
      ${name === 'city' ? cityChoice(refused, words.which) : ''}`;
  };
  return html`<details ${isOpen || refused !== null ? raw('open') : ''}>
    <summary>${words.add}</summary>
    <form method="post" action="${action}">
      <input type="hidden" name="key" value="${randomUUID()}" />
      ${NAMES.map(field)}
      <button class="quiet">${words.save}</button>
    </form>
  </details>`;
}
