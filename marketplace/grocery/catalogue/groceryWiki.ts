/** The explanation of grocery shopping from the content system: HTML that the page sanitises. [API-52] */
export const groceryWiki = {
  id: {
    title: 'Tentang belanja harian',
    content: `<p>Belanjaanmu disiapkan di toko terdekat dari alamatmu, lalu diantar di jam yang kamu pilih.</p>
<h3>Pilih toko</h3>
<p>Kami pilihkan toko yang paling dekat. Kamu bisa ganti ke toko atau kelompok penjual lain kapan saja, dan isi keranjangmu tersimpan untuk tiap toko.</p>
<h3>Pilih waktu antar</h3>
<ul><li><b>Kirim sekarang:</b> diantar sekitar satu jam setelah pesanan dibayar, selama toko buka.</li><li><b>Pilih jadwal:</b> pesan sampai satu jam sebelum jadwal mulai, untuk hari ini sampai lusa.</li></ul>
<h3>Ambil di toko</h3>
<p>Pesananmu siap di meja pengambilan pada jam ambil. Cukup tunjukkan kode pesanan.</p>
<h3>Kalau ada yang tidak segar</h3>
<p>Laporkan di hari barang diterima dari halaman pesanan, uangmu kembali untuk barang itu.</p>`,
  },
  en: {
    title: 'About daily groceries',
    content: `<p>Your groceries are picked at the store nearest to your address and delivered at the time you choose.</p>
<h3>Choose a store</h3>
<p>We pick the nearest store for you. You can change to another store or seller group at any time, and your bag is kept for each store.</p>
<h3>Choose a delivery time</h3>
<ul><li><b>Deliver now:</b> delivered about an hour after payment, while the store is open.</li><li><b>Schedule delivery:</b> order until an hour before the slot begins, for today and the next two days.</li></ul>
<h3>Pick up in store</h3>
<p>Your order waits at the pickup counter during pickup hours. Just show the order code.</p>
<h3>If something is not fresh</h3>
<p>Report it on the day of delivery from the order page and you get the money back for that item.</p>`,
  },
};
