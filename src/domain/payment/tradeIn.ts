/** The device handed over, by the codes of the marketplace. [TRADEIN-03] */
export interface TradeInDevice {
  subcategory: string;
  brand: string;
  model: string;
  /** One for each question of its kind. */
  answers: { question: string; answer: string }[];
}
/** A device as far as the visitor has described it. */
export interface DeviceDraft {
  subcategory: string | null;
  brand: string | null;
  model: string | null;
  /** Codes of answers by those of their questions. */
  answers: Record<string, string>;
}
export type DeviceField = 'subcategory' | 'brand' | 'model';
export const EMPTY_DEVICE: DeviceDraft = { subcategory: null, brand: null, model: null, answers: {} };

interface Coded {
  code: string;
}
interface Category extends Coded {
  brands: readonly (Coded & { models: readonly Coded[] })[];
  questions: readonly (Coded & { answers: readonly Coded[] })[];
}

const byCode = <T extends Coded>(list: readonly T[], code: string | null): T | undefined =>
  list.find((one) => one.code === code);

/** A choice, and nothing of what hung on the former one: another kind of thing has other brands and questions. */
export function withField(draft: DeviceDraft, field: DeviceField, code: string): DeviceDraft {
  if (draft[field] === code) return draft;
  if (field === 'subcategory') return { ...EMPTY_DEVICE, subcategory: code };
  if (field === 'brand') return { ...draft, brand: code, model: null };
  return { ...draft, model: code };
}

/** The device that is told, once all of it is, and each part is among what is taken; null before. */
export function deviceOf(draft: DeviceDraft, categories: readonly Category[]): TradeInDevice | null {
  const category = byCode(categories, draft.subcategory);
  const brand = byCode(category?.brands ?? [], draft.brand);
  const model = byCode(brand?.models ?? [], draft.model);
  if (category === undefined || brand === undefined || model === undefined) return null;
  const answers = category.questions.flatMap((question) => {
    const answer = byCode(question.answers, draft.answers[question.code] ?? null);
    return answer === undefined ? [] : [{ question: question.code, answer: answer.code }];
  });
  if (answers.length < category.questions.length) return null;
  return { subcategory: category.code, brand: brand.code, model: model.code, answers };
}
