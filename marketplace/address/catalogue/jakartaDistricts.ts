import type { Geolocation } from '#src/domain/address/destination.ts';

/** The middle of each district of Jakarta's five cities, to about a kilometre: stores deliver within a few. */
const ROWS = `
Gambir | -6.171 | 106.814
Sawah Besar | -6.157 | 106.833
Kemayoran | -6.162 | 106.857
Senen | -6.181 | 106.846
Cempaka Putih | -6.181 | 106.868
Menteng | -6.196 | 106.835
Tanah Abang | -6.206 | 106.811
Johar Baru | -6.183 | 106.857
Penjaringan | -6.126 | 106.782
Tanjung Priok | -6.132 | 106.871
Koja | -6.117 | 106.907
Cilincing | -6.128 | 106.943
Pademangan | -6.133 | 106.838
Kelapa Gading | -6.161 | 106.905
Cengkareng | -6.150 | 106.735
Grogol Petamburan | -6.163 | 106.788
Taman Sari | -6.146 | 106.818
Tambora | -6.146 | 106.801
Kebon Jeruk | -6.193 | 106.770
Kalideres | -6.139 | 106.704
Palmerah | -6.191 | 106.794
Kembangan | -6.190 | 106.739
Tebet | -6.231 | 106.848
Setiabudi | -6.221 | 106.827
Mampang Prapatan | -6.250 | 106.823
Pasar Minggu | -6.291 | 106.829
Kebayoran Lama | -6.248 | 106.777
Cilandak | -6.293 | 106.799
Kebayoran Baru | -6.243 | 106.800
Pancoran | -6.254 | 106.844
Jagakarsa | -6.334 | 106.826
Pesanggrahan | -6.254 | 106.758
Matraman | -6.203 | 106.862
Pulo Gadung | -6.191 | 106.889
Jatinegara | -6.227 | 106.879
Duren Sawit | -6.232 | 106.917
Kramat Jati | -6.274 | 106.870
Makasar | -6.271 | 106.893
Pasar Rebo | -6.324 | 106.856
Ciracas | -6.327 | 106.878
Cipayung | -6.328 | 106.901
Cakung | -6.187 | 106.948`;

/** By name; all are in "DKI Jakarta", where postal codes begin with 10 to 14. */
export const jakartaDistricts: ReadonlyMap<string, Geolocation> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [name = '', latitude, longitude] = row.split('|').map((cell) => cell.trim());
      return [name, { latitude: Number(latitude), longitude: Number(longitude) }];
    }),
);
