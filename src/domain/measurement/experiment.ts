import { CONFIG_DEFAULTS, configValue, type ConfigKey, type ConfigMap } from '../product/productConfig.ts';
import { REVIEW_SORTS } from '../reviews/reviewSorts.ts';

interface Experiment {
  /** The config that its variants are values of. */
  key: ConfigKey;
  variants: readonly string[];
}

/** All experiments and their variants; a config runs no others. [EXP-01] */
export const EXPERIMENTS = {
  'cashback-price': { key: 'exp.cashback-price', variants: ['false', 'true'] },
  'default-active-sort': { key: 'exp.default-active-sort', variants: REVIEW_SORTS },
} as const satisfies Record<string, Experiment>;
export type ExperimentName = keyof typeof EXPERIMENTS;
export const EXPERIMENT_NAMES = Object.keys(EXPERIMENTS) as ExperimentName[];

/** One variant of some experiments. */
export type Variants = Partial<Record<ExperimentName, string>>;
export interface VisitorVariants {
  /** By the visitor's name, of experiments that run; none of a visitor who has no name. */
  assigned: Variants;
  /** By the debug switch, whatever runs. */
  forced: Variants;
}
export const NO_VARIANTS: VisitorVariants = { assigned: {}, forced: {} };

/** In a config that was settled for one visitor: what they were assigned and is not forced. */
const ASSIGNED_KEY = 'exp.assigned';
/** Holds what the debug switch forces, for this session of the browser. [EXP-05] */
export const FORCED_COOKIE = 'exp';
const FORCED = new RegExp(`(?:^|;)\\s*${FORCED_COOKIE}=([\\w:.-]{0,200})\\s*(?:;|$)`);

const PART = /^([A-Za-z]\w{0,31}):(\d{1,4})$/;

interface Weighted {
  variant: string;
  weight: number;
}

/**
 * The variants that a config value divides visitors among, as in "POPULAR:50,LATEST:50"; the first is the control. A value
 * without a colon is no experiment; one with a colon that says anything else is none either, and the default applies.
 * [EXP-01]
 */
export function runningOf(config: ConfigMap, name: ExperimentName): Weighted[] | 'plain' | 'malformed' {
  const { key, variants }: Experiment = EXPERIMENTS[name];
  const value = configValue(config, key);
  if (!value.includes(':')) return 'plain';
  const parts = value.split(',').map((part) => {
    const [, variant = '', weight = ''] = PART.exec(part.trim()) ?? [];
    return { variant, weight: Number(weight) };
  });
  const named = new Set(parts.map(({ variant }) => variant));
  const isSound =
    parts.length > 1 &&
    named.size === parts.length &&
    parts.every(({ variant }) => variants.includes(variant)) &&
    parts.some(({ weight }) => weight > 0);
  return isSound ? parts : 'malformed';
}

/**
 * The variant of each running experiment that the random name of a visitor falls to: the same every time while the weights
 * are, as often as they say, and of one experiment nothing follows for another. [EXP-02]
 */
export function assignedOf(config: ConfigMap, visitor: string): Variants {
  const assigned: Variants = {};
  for (const name of EXPERIMENT_NAMES) {
    const running = runningOf(config, name);
    if (typeof running === 'string') continue;
    const { variant } = fallenTo(running, `${name} ${visitor}`) ?? {};
    if (variant !== undefined) assigned[name] = variant;
  }
  return assigned;
}

function fallenTo(running: readonly Weighted[], text: string): Weighted | undefined {
  const total = running.reduce((sum, { weight }) => sum + weight, 0);
  let place = (hashOf(text) / 2 ** 32) * total;
  return running.find(({ weight }) => (place -= weight) < 0);
}

/** FNV-1a, and the end of MurmurHash3, by which each bit of the text reaches every bit. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Replaces each experiment of a config by the visitor's variant. A visitor without a variant gets the control. [EXP-02,
 * EXP-05]
 */
export function withVariants(config: ConfigMap, { assigned, forced }: VisitorVariants): ConfigMap {
  const settled = { ...config };
  const told: Variants = {};
  for (const name of EXPERIMENT_NAMES) {
    const { key } = EXPERIMENTS[name];
    const running = runningOf(config, name);
    const switched = forced[name];
    if (switched !== undefined) settled[key] = switched;
    else if (running === 'malformed') settled[key] = CONFIG_DEFAULTS[key];
    else if (running !== 'plain') {
      const own = running.find(({ variant }) => variant === assigned[name])?.variant;
      settled[key] = own ?? running[0]?.variant ?? CONFIG_DEFAULTS[key];
      if (own !== undefined) told[name] = own;
    }
  }
  // Whatever a backend calls by that name is not what a visitor was assigned.
  delete settled[ASSIGNED_KEY];
  const text = writeVariants(told);
  return text === '' ? settled : { ...settled, [ASSIGNED_KEY]: text };
}

/** Returns the variants that a settled config was assigned, without forced ones. [EXP-04] */
export const assignedIn = (config: ConfigMap | null): Variants => readVariants(config?.[ASSIGNED_KEY] ?? '');

/** Variants as one word, the same for the same ones. */
export const writeVariants = (variants: Variants): string =>
  EXPERIMENT_NAMES.flatMap((name) =>
    variants[name] === undefined ? [] : [variantText(name, variants[name])],
  ).join('.');

/** A variant of an experiment as one word. */
export const variantText = (name: ExperimentName, variant: string): string => `${name}:${variant}`;

/** Those of "cashback-price:true" and the like, divided by points or commas, that there are. */
export const readVariants = (text: string): Variants => parseVariants(text).known;

/** Parses variants from a text, and returns unknown parts apart. */
export function parseVariants(text: string): { known: Variants; unknown: string[] } {
  const known: Variants = {};
  const unknown: string[] = [];
  for (const part of text.split(/[,.]/).map((one) => one.trim())) {
    const [name, variant = ''] = part.split(/:(.*)/s);
    const experiment = EXPERIMENT_NAMES.find((one) => one === name);
    const variants: readonly string[] = experiment === undefined ? [] : EXPERIMENTS[experiment].variants;
    if (experiment !== undefined && variants.includes(variant)) known[experiment] = variant;
    else if (part !== '') unknown.push(part);
  }
  return { known, unknown };
}

/** Returns the variants that the debug switch forces in the browser of this cookie header. [EXP-05] */
export const forcedIn = (cookies: string): Variants => readVariants(FORCED.exec(cookies)?.[1] ?? '');

/** The Set-Cookie header by which the debug switch forces these, until the browser is closed; none ends it. [EXP-05] */
export function forcedCookie(variants: Variants): string {
  const text = writeVariants(variants);
  return `${FORCED_COOKIE}=${text}; Path=/; SameSite=Lax${text === '' ? '; Max-Age=0' : ''}`;
}
