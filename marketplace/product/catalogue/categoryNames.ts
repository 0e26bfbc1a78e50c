import type { Language } from '#src/domain/shell/language.ts';

/** English names of the categories, by their ids. Products name them in Indonesian. */
const ENGLISH: Readonly<Record<string, string>> = {
  'C-AC': 'Air conditioners',
  'C-AKSESORI': 'Travel accessories',
  'C-AUDIO': 'Audio',
  'C-BATIK': 'Batik',
  'C-BOTOL': 'Drinking bottles',
  'C-CANTIK': 'Beauty',
  'C-CONTOH': 'Example states',
  'C-DAPUR': 'Kitchen',
  'C-ELEKTRONIK': 'Electronics',
  'C-FESYEN': 'Fashion',
  'C-HP': 'Phones',
  'C-JAM': 'Watches',
  'C-KABIN': 'Cabin suitcases',
  'C-KAIN': 'Fabrics',
  'C-KECANTIKAN': 'Beauty',
  'C-KOPER': 'Suitcases',
  'C-MEBEL': 'Furniture',
  'C-MESIN-CUCI': 'Washing machines',
  'C-MODE': 'Clothing',
  'C-OTOMOTIF': 'Vehicles',
  'C-PENANAK-NASI': 'Rice cookers',
  'C-RANSEL': 'Backpacks',
  'C-RUMAH': 'Home',
  'C-SANDAL': 'Sandals',
  'C-SEPEDA-LISTRIK': 'Electric bicycles',
  'C-SERUM': 'Face serums',
  'C-SKUTER-LISTRIK': 'Electric scooters',
  'C-TRAVEL': 'Bags & luggage',
  'C-TUMBLER': 'Tumblers',
  'C-TV': 'TVs',
  'C-WAJAN': 'Pans',
  'G-BERAS': 'Rice & oil',
  'G-BUAH': 'Fruit',
  'G-POKOK': 'Staples',
  'G-SAYUR': 'Vegetables',
  'G-SEGAR': 'Fresh food',
  'G-SUSU': 'Milk & eggs',
};

/** Returns the name of a category in a language; in Indonesian where it has no other. */
export const categoryName = (category: { id: string; name: string }, language: Language): string =>
  (language === 'en' ? ENGLISH[category.id] : undefined) ?? category.name;
