/** What goes with the goods of a category, by the category: other things that the same buyer needs with them. */
export const COMPLEMENTS: Readonly<Record<string, readonly string[]>> = {
  'C-KOPER': ['C-AKSESORI', 'C-RANSEL'],
  'C-RANSEL': ['C-AKSESORI', 'C-BOTOL'],
  'C-AKSESORI': ['C-KOPER', 'C-RANSEL'],
  'C-HP': ['C-AUDIO'],
  'C-AUDIO': ['C-HP'],
  'C-TV': ['C-AUDIO', 'C-MEBEL'],
  'C-MEBEL': ['C-TV'],
  'C-BOTOL': ['C-RANSEL'],
  'C-KAIN': ['C-SANDAL', 'C-JAM'],
  'C-BATIK': ['C-SANDAL', 'C-JAM'],
  'C-SANDAL': ['C-KAIN', 'C-BATIK'],
  'C-JAM': ['C-KAIN', 'C-BATIK'],
  'G-BERAS': ['G-SAYUR', 'G-SUSU'],
  'G-SUSU': ['G-BERAS', 'G-BUAH'],
  'G-BUAH': ['G-SUSU'],
  'G-SAYUR': ['G-BERAS'],
};
