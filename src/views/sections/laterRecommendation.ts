import { laterView } from '../ui/laterView.tsx';

const load = async () => (await import('./RecommendationSection.tsx')).RecommendationSection;

export const laterRecommendation = laterView('recommendation', load, { id: 'recommendation' });
/** Where the recommendations are what the page is for. [EMPTY-03] */
export const recommendationAtOnce = laterView('recommendationAtOnce', load);
