/** Value of the channel in addresses that the bank super-app opens. [SUPER-02] */
export const SUPER_APP_CHANNEL = 'mbca';

/** Inside the bank super-app: its user agent names it, or the address says so. [SUPER-02] */
export function isBankSuperApp(facts: { userAgent: string; channel: string | null }): boolean {
  return facts.userAgent.includes('MBCA') || facts.channel === SUPER_APP_CHANNEL;
}
