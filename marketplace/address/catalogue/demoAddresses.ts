/** An address as a member's account keeps it. */
export interface DemoAddress {
  id: string;
  memberId: string;
  label: string;
  recipient: string;
  street: string;
  subdistrict: string;
  district: string;
  city: string;
  province: string;
  postalCode: string;
  /** The exact place with a pin, else a rough one. */
  latitude: number;
  longitude: number;
  isPinned: boolean;
  isMain: boolean;
}

/** Addresses of the demo members; Ayu's home, Budi's office and Dewi's home have no pin, Citra has none at all. */
export const demoAddresses: DemoAddress[] = [
  {
    id: 'address-ayu-kantor',
    memberId: 'member-ayu',
    label: 'Kantor',
    recipient: 'Ayu Pratiwi',
    street: 'Jl. HOS Cokroaminoto 80',
    subdistrict: 'Menteng',
    district: 'Menteng',
    city: 'Jakarta Pusat',
    province: 'DKI Jakarta',
    postalCode: '10310',
    latitude: -6.1953,
    longitude: 106.8318,
    isPinned: true,
    isMain: true,
  },
  {
    id: 'address-ayu-rumah',
    memberId: 'member-ayu',
    label: 'Rumah',
    recipient: 'Ayu Pratiwi',
    street: 'Jl. Kemang Raya 24',
    subdistrict: 'Bangka',
    district: 'Mampang Prapatan',
    city: 'Jakarta Selatan',
    province: 'DKI Jakarta',
    postalCode: '12730',
    latitude: -6.26,
    longitude: 106.815,
    isPinned: false,
    isMain: false,
  },
  {
    id: 'address-ayu-ibu',
    memberId: 'member-ayu',
    label: 'Rumah Ibu',
    recipient: 'Sri Pratiwi',
    street: 'Jl. Ir. H. Juanda 120',
    subdistrict: 'Lebak Gede',
    district: 'Coblong',
    city: 'Kota Bandung',
    province: 'Jawa Barat',
    postalCode: '40132',
    latitude: -6.8913,
    longitude: 107.6136,
    isPinned: true,
    isMain: false,
  },
  {
    id: 'address-budi-rumah',
    memberId: 'member-budi',
    label: 'Rumah',
    recipient: 'Budi Santoso',
    street: 'Jl. Dharmawangsa 15',
    subdistrict: 'Airlangga',
    district: 'Gubeng',
    city: 'Kota Surabaya',
    province: 'Jawa Timur',
    postalCode: '60286',
    latitude: -7.2697,
    longitude: 112.7577,
    isPinned: true,
    isMain: true,
  },
  {
    id: 'address-budi-kantor',
    memberId: 'member-budi',
    label: 'Kantor',
    recipient: 'Budi Santoso',
    street: 'Jl. Raya Gubeng 48',
    subdistrict: 'Gubeng',
    district: 'Gubeng',
    city: 'Kota Surabaya',
    province: 'Jawa Timur',
    postalCode: '60281',
    latitude: -7.2652,
    longitude: 112.7497,
    isPinned: false,
    isMain: false,
  },
  {
    id: 'address-dewi-rumah',
    memberId: 'member-dewi',
    label: 'Rumah',
    recipient: 'Dewi Anggraini',
    street: 'Jl. Tebet Timur Dalam Raya 7',
    subdistrict: 'Tebet Timur',
    district: 'Tebet',
    city: 'Jakarta Selatan',
    province: 'DKI Jakarta',
    postalCode: '12820',
    latitude: -6.23,
    longitude: 106.855,
    isPinned: false,
    isMain: true,
  },
  {
    id: 'address-eko-rumah',
    memberId: 'member-eko',
    label: 'Rumah',
    recipient: 'Eko Nugroho',
    street: 'Jl. Kwitang Raya 5',
    subdistrict: 'Kwitang',
    district: 'Senen',
    city: 'Jakarta Pusat',
    province: 'DKI Jakarta',
    postalCode: '10420',
    latitude: -6.1804,
    longitude: 106.8402,
    isPinned: true,
    isMain: true,
  },
];
