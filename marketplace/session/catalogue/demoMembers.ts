export type CheckoutBlock = 'suspicious' | 'pendingPayments' | 'deactivated';
export interface DemoMember {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** Why this member's checkout is refused. [AUTH-10..12] */
  blocked: CheckoutBlock | null;
  /** Their pay-later account; left out where they have not applied. [PAYLATER-02] */
  payLater?: { status: 'IN_REVIEW' | 'ACTIVE' | 'BLOCKED'; used: number };
}

/** The members that can log in on the stand-in login page. */
export const demoMembers: DemoMember[] = [
  {
    id: 'member-ayu',
    name: 'Ayu Pratiwi',
    email: 'ayu@contoh.id',
    emailVerified: true,
    blocked: null,
    payLater: { status: 'ACTIVE', used: 1_750_000 },
  },
  { id: 'member-budi', name: 'Budi Santoso', email: 'budi@contoh.id', emailVerified: false, blocked: null },
  {
    id: 'member-citra',
    name: 'Citra Lestari',
    email: 'citra@contoh.id',
    emailVerified: true,
    blocked: 'suspicious',
    payLater: { status: 'BLOCKED', used: 0 },
  },
  {
    id: 'member-dewi',
    name: 'Dewi Anggraini',
    email: 'dewi@contoh.id',
    emailVerified: true,
    blocked: 'pendingPayments',
    payLater: { status: 'IN_REVIEW', used: 0 },
  },
  {
    id: 'member-eko',
    name: 'Eko Nugroho',
    email: 'eko@contoh.id',
    emailVerified: true,
    blocked: 'deactivated',
  },
];
