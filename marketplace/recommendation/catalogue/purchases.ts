/** Products that were bought together, and the number of their buyers. */
export interface CatalogueBasket {
  productSkus: readonly string[];
  buyers: number;
}

/** Purchases from before the database was new; every checkout adds to them. */
export const baskets: readonly CatalogueBasket[] = [
  { productSkus: ['RMB-00012', 'RMB-00024', 'RMB-00022'], buyers: 14 },
  { productSkus: ['RMB-00012', 'RMB-00021'], buyers: 9 },
  { productSkus: ['RMB-00012', 'RMB-00023'], buyers: 7 },
  { productSkus: ['RMB-00015', 'RMB-00024'], buyers: 5 },
  { productSkus: ['RMB-00030', 'TRT-00301'], buyers: 8 },
  { productSkus: ['RMB-00022', 'RMB-00023'], buyers: 4 },
  { productSkus: ['GWA-00101', 'NDA-00201'], buyers: 12 },
  { productSkus: ['GWA-00110', 'NDA-00203'], buyers: 3 },
  { productSkus: ['DPR-00401', 'DPR-00402'], buyers: 9 },
  { productSkus: ['DPR-00404', 'DPR-00403'], buyers: 4 },
  { productSkus: ['TRT-00301', 'TRT-00302'], buyers: 6 },
  { productSkus: ['GRM-00501', 'ETL-00703'], buyers: 3 },
  { productSkus: ['BTK-00701', 'SND-00601'], buyers: 5 },
  { productSkus: ['WRT-00801', 'BTK-00701'], buyers: 2 },
  { productSkus: ['KNG-00901', 'KNG-00902'], buyers: 11 },
  { productSkus: ['ETL-00702', 'ETL-00701'], buyers: 3 },
  { productSkus: ['GRO-10001', 'GRO-10002', 'GRO-10003'], buyers: 10 },
  { productSkus: ['GRO-10005', 'GRO-10006', 'GRO-10007'], buyers: 20 },
  { productSkus: ['GRO-10008', 'GRO-10007'], buyers: 9 },
  { productSkus: ['GRO-10001', 'GRO-10009'], buyers: 3 },
  { productSkus: ['GRO-10012', 'GRO-10008'], buyers: 4 },
];
