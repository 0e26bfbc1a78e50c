/** Provinces to subdistricts with their postal codes, and the addresses of members. */
export const REGIONS = `
  CREATE TABLE regions (
    code TEXT PRIMARY KEY, parent TEXT NOT NULL, name TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX regions_by_parent ON regions (parent, name);
  CREATE TABLE places (
    region_code TEXT NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL, name TEXT NOT NULL
  ) STRICT;
  CREATE INDEX places_by_latitude ON places (latitude);
  CREATE INDEX places_by_region ON places (region_code);
  CREATE TABLE postal_codes (
    subdistrict TEXT NOT NULL, postal_code TEXT NOT NULL, PRIMARY KEY (subdistrict, postal_code)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE account_addresses (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members (id), position INTEGER NOT NULL,
    label TEXT NOT NULL, recipient TEXT NOT NULL, street TEXT NOT NULL, subdistrict TEXT NOT NULL,
    district TEXT NOT NULL, city TEXT NOT NULL, province TEXT NOT NULL, postal_code TEXT NOT NULL,
    latitude REAL, longitude REAL, is_pinned INTEGER NOT NULL, is_main INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX account_addresses_by_member ON account_addresses (member_id, position);
  CREATE TABLE addresses (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members (id), position INTEGER NOT NULL,
    label TEXT NOT NULL, recipient TEXT NOT NULL, street TEXT NOT NULL, subdistrict TEXT NOT NULL,
    district TEXT NOT NULL, city TEXT NOT NULL, province TEXT NOT NULL, postal_code TEXT NOT NULL,
    latitude REAL, longitude REAL, is_pinned INTEGER NOT NULL, is_main INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX addresses_by_member ON addresses (member_id, position);
  `;
