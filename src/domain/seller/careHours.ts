import { CONFIG_DEFAULTS, configValue, type ConfigMap } from '../product/productConfig.ts';

/** Parses "08:00-22:00"; a malformed value falls back to the default hours. */
export function operationalHours(config: ConfigMap): { open: string; close: string } {
  const pattern = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/;
  const match =
    pattern.exec(configValue(config, 'pdp.cs.operational-hours')) ??
    pattern.exec(CONFIG_DEFAULTS['pdp.cs.operational-hours']);
  return { open: match?.[1] ?? '08:00', close: match?.[2] ?? '22:00' };
}

/** Tells whether a moment (epoch ms) falls into the hours, in Jakarta time. */
export function isWithinHours(hours: { open: string; close: string }, epochMs: number): boolean {
  const jakarta = new Date(epochMs + 7 * 3600 * 1000);
  const now = `${String(jakarta.getUTCHours()).padStart(2, '0')}:${String(jakarta.getUTCMinutes()).padStart(2, '0')}`;
  return now >= hours.open && now < hours.close;
}
