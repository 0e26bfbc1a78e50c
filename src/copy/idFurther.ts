import { address } from './id/address.ts';
import { albums } from './id/albums.ts';
import { consent } from './id/consent.ts';
import { grocery } from './id/grocery.ts';
import { installment } from './id/installment.ts';
import { payLater } from './id/payLater.ts';
import { loanSimulation } from './id/loanSimulation.ts';
import { login } from './id/login.ts';
import { lost } from './id/lost.ts';
import { modals } from './id/modals.ts';
import { questions } from './id/questions.ts';
import { recommendation } from './id/recommendation.ts';
import { report } from './id/report.ts';
import { orderCost } from './id/orderCost.ts';
import { quote } from './id/quote.ts';
import { reviews } from './id/reviews.ts';
import { seller } from './id/seller.ts';
import { addOns } from './id/addOns.ts';
import { returnPolicy } from './id/returnPolicy.ts';
import { share } from './id/share.ts';
import { subscription } from './id/subscription.ts';

/** The words that only views further away say: sections below, modals, pages of their own, groceries. */
export const idFurther = {
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
} as const;
