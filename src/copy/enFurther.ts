import type { idFurther as source } from './idFurther.ts';
import { address } from './en/address.ts';
import { albums } from './en/albums.ts';
import { consent } from './en/consent.ts';
import { grocery } from './en/grocery.ts';
import { installment } from './en/installment.ts';
import { payLater } from './en/payLater.ts';
import { loanSimulation } from './en/loanSimulation.ts';
import { login } from './en/login.ts';
import { lost } from './en/lost.ts';
import { modals } from './en/modals.ts';
import { questions } from './en/questions.ts';
import { recommendation } from './en/recommendation.ts';
import { report } from './en/report.ts';
import { orderCost } from './en/orderCost.ts';
import { quote } from './en/quote.ts';
import { reviews } from './en/reviews.ts';
import { seller } from './en/seller.ts';
import { addOns } from './en/addOns.ts';
import { returnPolicy } from './en/returnPolicy.ts';
import { share } from './en/share.ts';
import { subscription } from './en/subscription.ts';

/** The words that only views further away say: sections below, modals, pages of their own, groceries. */
export const enFurther: Readonly<Record<keyof typeof source, string>> = {
  ...address,
  ...albums,
  ...consent,
  ...grocery,
  ...installment,
  ...payLater,
  ...loanSimulation,
  ...login,
  ...lost,
  ...modals,
  ...questions,
  ...recommendation,
  ...report,
  ...orderCost,
  ...quote,
  ...reviews,
  ...seller,
  ...addOns,
  ...returnPolicy,
  ...share,
  ...subscription,
};
