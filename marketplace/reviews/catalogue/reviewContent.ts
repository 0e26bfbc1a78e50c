/** Reasons to report a review, or the reply to one. [API-51] */
export const reviewReportReasons = {
  id: [
    { id: 'OFFENSIVE', label: 'Kasar, menghina, atau merendahkan' },
    { id: 'FALSE', label: 'Isinya tidak benar' },
    { id: 'SPAM', label: 'Iklan atau pesan berulang' },
    { id: 'PERSONAL', label: 'Memuat data pribadi seseorang' },
    { id: 'UNRELATED', label: 'Tidak tentang produk ini' },
    { id: 'OTHER', label: 'Alasan lain' },
  ],
  en: [
    { id: 'OFFENSIVE', label: 'Rude, insulting or demeaning' },
    { id: 'FALSE', label: 'It is not true' },
    { id: 'SPAM', label: 'Advertising or repeated messages' },
    { id: 'PERSONAL', label: 'It tells somebody’s personal data' },
    { id: 'UNRELATED', label: 'Not about this product' },
    { id: 'OTHER', label: 'Another reason' },
  ],
} as const;

/** The policy of reviews as the content system has it: HTML, in each language. [API-53] */
export const reviewPolicy = {
  id: `<h3>Siapa yang boleh mengulas</h3>
<p>Hanya orang yang membeli barangnya di sini dan sudah menerimanya. Satu pesanan, satu ulasan untuk setiap barang.</p>
<h3>Apa yang kami tampilkan</h3>
<ul><li>Semua ulasan, baik yang memuji maupun yang mengkritik.</li><li>Urutan awal mengikuti berapa orang yang terbantu.</li><li>Rating adalah rata-rata semua bintang, tanpa pembobotan.</li></ul>
<h3>Apa yang kami turunkan</h3>
<ul><li>Kata kasar, data pribadi, iklan, dan ulasan yang bukan tentang barangnya.</li><li>Ulasan yang dibayar oleh penjual.</li></ul>
<p>Penjual boleh membalas, tetapi tidak bisa menghapus atau mengubah ulasan.</p>`,
  en: `<h3>Who may review</h3>
<p>Only people who bought the thing here and have received it. One order, one review of each thing.</p>
<h3>What we show</h3>
<ul><li>All reviews, those that praise and those that criticise.</li><li>At first in the order of how many people they helped.</li><li>The rating is the plain average of all stars.</li></ul>
<h3>What we take down</h3>
<ul><li>Abuse, personal data, advertising, and what is not about the thing.</li><li>Reviews that a seller paid for.</li></ul>
<p>Sellers may reply, but cannot delete or change a review.</p>`,
} as const;
