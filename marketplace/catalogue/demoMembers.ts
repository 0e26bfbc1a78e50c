export type CheckoutBlock = 'suspicious' | 'pendingPayments' | 'deactivated';
export interface DemoMember {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** Why this member's checkout is refused. [AUTH-10..12] */
  blocked: CheckoutBlock | null;
}

/** Who can log in on the stand-in login page. */
export const demoMembers: DemoMember[] = [
  { id: 'member-ayu', name: 'Ayu Pratiwi', email: 'ayu@contoh.id', emailVerified: true, blocked: null },
  { id: 'member-budi', name: 'Budi Santoso', email: 'budi@contoh.id', emailVerified: false, blocked: null },
  {
    id: 'member-citra',
    name: 'Citra Lestari',
    email: 'citra@contoh.id',
    emailVerified: true,
    blocked: 'suspicious',
  },
  {
    id: 'member-dewi',
    name: 'Dewi Anggraini',
    email: 'dewi@contoh.id',
    emailVerified: true,
    blocked: 'pendingPayments',
  },
  {
    id: 'member-eko',
    name: 'Eko Nugroho',
    email: 'eko@contoh.id',
    emailVerified: true,
    blocked: 'deactivated',
  },
];
