import type { price as source } from './idFirst.ts';
import { quantity } from './quantity/enFirst.ts';

export const price: Record<keyof typeof source, string> = {
  ...quantity,
  'price.now': 'Current price',
  'price.old': 'Previous price',
  'price.lowest': 'Lowest price in 30 days before the discount: {price}',
  'price.afterVoucher': 'Price after vouchers',
  'price.afterVoucherOf': 'Price of {count} after vouchers',
  'price.vouchersPending': 'Working out the price after vouchers',
  'price.afterCashback': 'after cashback',
  'price.cashback': 'Cashback {amount}',
  'price.installment': 'Pay from {amount}/month',
  'price.months': 'over {months} {months|month|months}',
  'price.pieces': '({count} {count|item|items})',
  'price.perUnit': '{price}/{unit}',
  'price.applied': 'Vouchers applied',
  'price.noVoucher': 'No voucher for this choice',
  'price.last': 'Last price',
  'price.goods': 'Price of {count} {count|pc|pcs}',
  'price.goodsOne': 'Price',
  'price.voucher': 'Vouchers',
  'price.subtotal': 'Subtotal',
  'price.details': 'Cost details',
};
