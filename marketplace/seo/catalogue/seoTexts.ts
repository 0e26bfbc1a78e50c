import type { Localised } from '../../product/catalogue/types.ts';

type Text = Exclude<Localised, string>;

/** Texts for search engines about the things of a category. */
export interface SeoText {
  /** The noun for one of them, in lower case. */
  noun: Text;
  /** Advice for buyers that holds for every thing of the category; `{name}` is the product. */
  guide: Text;
}

/** By category; the most specific one of a product counts. */
export const SEO_TEXTS: Readonly<Record<string, SeoText>> = {
  'C-TRAVEL': {
    noun: { id: 'perlengkapan perjalanan', en: 'travel gear' },
    guide: {
      id: 'Sebelum membeli {name}, bayangkan dulu perjalananmu: berapa hari, naik apa, dan siapa yang membawanya. Ukuran dan beratnya menentukan apakah barang ini ikut ke kabin atau masuk bagasi.',
      en: 'Before you buy {name}, picture the trip: how many days, by what, and who carries it. Size and weight decide whether it comes into the cabin or goes into the hold.',
    },
  },
  'C-KOPER': {
    noun: { id: 'koper', en: 'suitcases' },
    guide: {
      id: 'Untuk koper seperti {name}, lihat ukuran luarnya lebih dulu, termasuk roda dan gagang, lalu cocokkan dengan batas kabin maskapaimu. Cangkang keras melindungi isi dari benturan; roda yang berputar ke segala arah membuatnya ringan didorong.',
      en: 'With a suitcase like {name}, look at the outer size first, wheels and handle included, and hold it against the cabin limit of your airline. A hard shell guards what is inside; wheels that turn every way make it light to push.',
    },
  },
  'C-RANSEL': {
    noun: { id: 'ransel', en: 'backpacks' },
    guide: {
      id: 'Isi sebuah ransel dihitung dalam liter. Untuk ke kantor atau kampus biasanya cukup belasan sampai dua puluhan liter, untuk menginap butuh lebih. Periksa juga apakah laptopmu muat di saku {name} dan apakah bahannya tahan hujan.',
      en: 'What a backpack holds is counted in litres. For the office or the campus some fifteen to twenty-five are usually enough, for a night away it takes more. See too whether your laptop fits the sleeve of {name}, and whether the fabric stands rain.',
    },
  },
  'C-AKSESORI': {
    noun: { id: 'aksesori perjalanan', en: 'travel accessories' },
    guide: {
      id: 'Aksesori perjalanan yang baik terasa gunanya di jam-jam panjang: ringan dibawa, cepat dikeluarkan, dan mudah dibersihkan setelahnya. Lihat bahan dan ukuran {name} saat dilipat.',
      en: 'A good travel accessory shows its worth in the long hours: light to carry, quick to take out, and easy to clean afterwards. Look at the material of {name} and its size when folded.',
    },
  },
  'C-RUMAH': {
    noun: { id: 'perlengkapan rumah', en: 'things for the home' },
    guide: {
      id: 'Ukur dulu tempatnya sebelum memilih {name}, lalu lihat bahannya: dari situ terlihat cara membersihkan dan seberapa lama barang ini menemani rumahmu.',
      en: 'Measure the place before you choose {name}, then look at the material: it tells how to clean it and how long it will stay with your home.',
    },
  },
  'C-DAPUR': {
    noun: { id: 'peralatan dapur', en: 'kitchenware' },
    guide: {
      id: 'Peralatan dapur dipakai setiap hari, jadi pilih ukuran {name} sesuai jumlah orang di rumah dan pastikan cocok dengan kompor atau daya listrikmu. Bahan yang tepat membuatnya mudah dicuci.',
      en: 'Kitchenware is used every day, so choose the size of {name} by how many you are at home, and see that it suits your stove or your power supply. The right material makes it easy to wash.',
    },
  },
  'C-BOTOL': {
    noun: { id: 'botol minum', en: 'drinking bottles' },
    guide: {
      id: 'Botol minum dipilih dari isinya, berapa lama ia menjaga suhu, dan apakah tutupnya rapat di dalam tas. Pastikan mulut {name} cukup lebar untuk dicuci dan diisi es.',
      en: 'A drinking bottle is chosen by what it holds, how long it keeps its temperature, and whether its lid stays tight in a bag. See that the mouth of {name} is wide enough to wash it and to fill in ice.',
    },
  },
  'C-TUMBLER': {
    noun: { id: 'tumbler', en: 'tumblers' },
    guide: {
      id: 'Tumbler yang pas masuk ke tempat gelas di mobil, tidak menetes saat dibawa, dan mudah dibuka dengan satu tangan. Bandingkan isi dan warna {name} yang tersedia.',
      en: 'A tumbler that suits you fits the cup holder of the car, does not drip on the way, and opens with one hand. Compare the sizes and colours that {name} comes in.',
    },
  },
  'C-MEBEL': {
    noun: { id: 'mebel', en: 'furniture' },
    guide: {
      id: 'Ukur ruangan, pintu, dan tangga sebelum memesan mebel seperti {name}. Barang besar dikirim dengan kurir khusus, jadi lihat dulu pilihan pengiriman ke alamatmu.',
      en: 'Measure the room, the door and the stairs before you order furniture like {name}. Large things travel with couriers of their own, so look first at how it can come to your address.',
    },
  },
  'C-ELEKTRONIK': {
    noun: { id: 'elektronik', en: 'electronics' },
    guide: {
      id: 'Sebelum membeli elektronik, cocokkan daya dan sambungan {name} dengan yang ada di rumah, lalu lihat siapa yang memberi garansi dan berapa lama.',
      en: 'Before you buy electronics, hold the power and the connections of {name} against what you have at home, then see who gives the warranty and for how long.',
    },
  },
  'C-AUDIO': {
    noun: { id: 'perangkat audio', en: 'audio' },
    guide: {
      id: 'Untuk perangkat audio seperti {name}, tiga hal terasa setiap hari: nyaman dipakai lama, baterai yang cukup untuk perjalananmu, dan sambungan yang stabil ke ponsel atau laptop.',
      en: 'With audio like {name}, three things are felt every day: comfort over hours, a battery that lasts your way, and a steady connection to phone or laptop.',
    },
  },
  'C-HP': {
    noun: { id: 'ponsel', en: 'phones' },
    guide: {
      id: 'Memilih ponsel dimulai dari memori dan kapasitas penyimpanan, baru kamera dan baterainya. Pastikan garansi {name} resmi di Indonesia, dan lihat apakah ponsel lamamu bisa ditukar.',
      en: 'Choosing a phone begins with memory and storage, then comes the camera and the battery. See that the warranty of {name} is good in Indonesia, and whether your old phone can be traded in.',
    },
  },
  'C-JAM': {
    noun: { id: 'jam tangan', en: 'watches' },
    guide: {
      id: 'Ukur lingkar pergelanganmu sebelum memilih jam tangan. Diameter kotak, bahan tali, dan ketahanan airnya menentukan apakah {name} cocok dipakai setiap hari.',
      en: 'Measure your wrist before you choose a watch. The size of the case, the strap and how much water it stands decide whether {name} suits every day.',
    },
  },
  'C-TV': {
    noun: { id: 'televisi', en: 'televisions' },
    guide: {
      id: 'Jarak duduk menentukan ukuran televisi: makin jauh sofanya, makin besar layarnya. Lihat juga jumlah colokan {name} untuk konsol dan pengeras suara.',
      en: 'How far you sit decides the size of a television: the further the sofa, the larger the screen. Count the sockets of {name} too, for consoles and speakers.',
    },
  },
  'C-AC': {
    noun: { id: 'AC', en: 'air conditioners' },
    guide: {
      id: 'Kekuatan AC dihitung dalam PK dan disesuaikan dengan luas kamar serta banyaknya sinar matahari. Cocokkan daya {name} dengan listrik rumahmu, dan pesan pemasangannya sekalian.',
      en: 'The strength of an air conditioner is counted in PK and goes by the size of the room and the sun it gets. Hold the power of {name} against your supply, and order its installation along with it.',
    },
  },
  'C-MESIN-CUCI': {
    noun: { id: 'mesin cuci', en: 'washing machines' },
    guide: {
      id: 'Kapasitas mesin cuci disebut dalam kilogram cucian kering. Ukur tempatnya, periksa keran dan saluran air, lalu lihat daya listrik yang diminta {name}.',
      en: 'What a washing machine takes is told in kilograms of dry laundry. Measure its place, look at tap and drain, and then at the power that {name} asks for.',
    },
  },
  'C-FESYEN': {
    noun: { id: 'fesyen', en: 'fashion' },
    guide: {
      id: 'Bandingkan ukuran {name} dengan pakaian yang sudah pas di badanmu, bukan hanya hurufnya. Bahan menentukan jatuhnya di badan dan cara mencucinya.',
      en: 'Compare the size of {name} with something that fits you already, not by its letter alone. The material decides how it falls and how it is washed.',
    },
  },
  'C-SANDAL': {
    noun: { id: 'sandal', en: 'sandals' },
    guide: {
      id: 'Ukur panjang telapak kakimu di sore hari, saat kaki paling besar, lalu cocokkan dengan nomor {name}. Sol yang lentur dan tali yang tidak menggesek terasa bedanya setelah seharian.',
      en: 'Measure the length of your foot in the evening, when it is largest, and hold it against the sizes of {name}. A sole that bends and straps that do not rub are felt after a day.',
    },
  },
  'C-BATIK': {
    noun: { id: 'batik', en: 'batik' },
    guide: {
      id: 'Batik tulis, cap, dan cetak berbeda cara pembuatannya dan cara merawatnya. Baca bahan {name}, cuci dengan tangan, dan jemur di tempat teduh supaya warnanya awet.',
      en: 'Batik drawn, stamped and printed differ in how they are made and how they are cared for. Read what {name} is made of, wash it by hand, and dry it in the shade to keep its colours.',
    },
  },
  'C-KECANTIKAN': {
    noun: { id: 'perawatan kecantikan', en: 'beauty care' },
    guide: {
      id: 'Baca komposisi dan cara pakai {name} lebih dulu. Untuk kulit yang mudah bereaksi, coba sedikit di bagian dalam lengan dan tunggu sehari.',
      en: 'Read what {name} is made of and how it is used first. Where your skin reacts easily, try a little on the inside of your arm and wait a day.',
    },
  },
  'C-OTOMOTIF': {
    noun: { id: 'kendaraan', en: 'vehicles' },
    guide: {
      id: 'Untuk kendaraan seperti {name}, hitung juga biaya surat-surat, perawatan, dan angsurannya. Simulasi cicilan di halaman ini menunjukkan uang muka dan bayaran per bulan.',
      en: 'With a vehicle like {name}, count papers, upkeep and the instalments too. The loan simulation on this page shows the down payment and what is paid a month.',
    },
  },
  'G-POKOK': {
    noun: { id: 'bahan pokok', en: 'staples' },
    guide: {
      id: 'Bahan pokok seperti {name} paling hemat dibeli sesuai kebutuhan sebulan. Simpan di tempat kering dan tertutup, dan pakai yang lebih dulu dibeli.',
      en: 'Staples like {name} cost least when bought for a month. Keep them dry and closed, and use first what was bought first.',
    },
  },
  'G-BERAS': {
    noun: { id: 'beras dan minyak', en: 'rice and oil' },
    guide: {
      id: 'Beras disimpan di wadah tertutup dan kering supaya tidak berkutu, minyak jauh dari cahaya dan panas. Bandingkan harga {name} per kilogram atau per liternya.',
      en: 'Rice is kept in a dry, closed box so that nothing gets into it, oil away from light and heat. Compare the price of {name} by the kilogram or the litre.',
    },
  },
  'G-SEGAR': {
    noun: { id: 'bahan segar', en: 'fresh food' },
    guide: {
      id: 'Bahan segar diantar sesuai jam yang kamu pilih. Periksa begitu diterima, simpan {name} sesuai petunjuk, dan olah selagi baik.',
      en: 'Fresh food comes at the hour you choose. Look at it as soon as it is there, keep {name} as it says, and use it while it is good.',
    },
  },
  'G-BUAH': {
    noun: { id: 'buah', en: 'fruit' },
    guide: {
      id: 'Buah yang belum matang disimpan di suhu ruang, yang sudah matang di kulkas. Cuci {name} sesaat sebelum dimakan, bukan sebelum disimpan.',
      en: 'Fruit that is not ripe yet is kept at room temperature, ripe fruit in the fridge. Wash {name} just before you eat it, not before it is put away.',
    },
  },
  'G-SAYUR': {
    noun: { id: 'sayur', en: 'vegetables' },
    guide: {
      id: 'Sayur tahan lebih lama bila dibungkus kain atau tisu kering di laci kulkas. Pisahkan {name} dari buah yang cepat matang.',
      en: 'Vegetables last longer wrapped in a dry cloth in the drawer of the fridge. Keep {name} apart from fruit that ripens fast.',
    },
  },
  'G-SUSU': {
    noun: { id: 'susu dan telur', en: 'milk and eggs' },
    guide: {
      id: 'Lihat tanggal kedaluwarsa begitu diterima dan simpan {name} di bagian kulkas yang dinginnya tetap, bukan di pintunya.',
      en: 'Look at the date as soon as it is there, and keep {name} where the fridge is evenly cold, not in its door.',
    },
  },
};

const sameAs: Readonly<Record<string, string>> = {
  'C-KABIN': 'C-KOPER',
  'C-MODE': 'C-FESYEN',
  'C-KAIN': 'C-BATIK',
  'C-CANTIK': 'C-KECANTIKAN',
  'C-SERUM': 'C-KECANTIKAN',
};

/** The text of the most specific of these categories, from top to current; null where none has one. */
export function seoTextOf(categories: readonly { id: string }[]): SeoText | null {
  return (
    categories.map(({ id }) => SEO_TEXTS[sameAs[id] ?? id]).findLast((text) => text !== undefined) ?? null
  );
}
