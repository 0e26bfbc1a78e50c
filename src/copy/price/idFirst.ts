import { quantity } from './quantity/idFirst.ts';

/** Words of quantities, prices and order costs, in the first load. */
export const price = {
  ...quantity,
  'price.now': 'Harga sekarang',
  'price.old': 'Harga sebelumnya',
  'price.lowest': 'Harga terendah 30 hari sebelum diskon: {price}',
  'price.afterVoucher': 'Harga setelah voucher',
  'price.afterVoucherOf': 'Harga {count} barang setelah voucher',
  'price.vouchersPending': 'Menghitung harga setelah voucher',
  'price.afterCashback': 'setelah cashback',
  'price.cashback': 'Cashback {amount}',
  'price.installment': 'Cicil mulai {amount}/bulan',
  'price.months': 'selama {months} bulan',
  'price.pieces': '({count} barang)',
  'price.perUnit': '{price}/{unit}',
  'price.applied': 'Voucher yang dipakai',
  'price.noVoucher': 'Tanpa voucher untuk pilihan ini',
  'price.last': 'Harga terakhir',
  'price.goods': 'Harga {count} barang',
  'price.goodsOne': 'Harga barang',
  'price.voucher': 'Voucher',
  'price.subtotal': 'Subtotal',
  'price.details': 'Rincian biaya',
} as const;
