import type { CatalogueMerchant } from '../../product/catalogue/types.ts';
import type { Database } from '../../core/database/openDatabase.ts';

/** Stores the sellers of the catalogue; members' follows stay. */
export function seedSellers(database: Database, merchants: readonly CatalogueMerchant[]): void {
  database.transaction(() => {
    for (const { code, profile } of merchants) {
      if (profile === undefined) continue;
      const { followers, ...rest } = profile;
      database.run(
        `INSERT INTO sellers (code, profile, followers) VALUES (?,?,?)
         ON CONFLICT (code) DO UPDATE SET profile = excluded.profile WHERE profile <> excluded.profile`,
        code,
        JSON.stringify(rest),
        followers,
      );
    }
  });
}
