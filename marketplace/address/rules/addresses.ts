import { randomUUID } from 'node:crypto';
import type { UserAddress } from '#src/domain/address/address.ts';
import type { Geolocation } from '#src/domain/address/destination.ts';
import { demoAddresses } from '../catalogue/demoAddresses.ts';
import type { Database, Row } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';

const COLUMNS =
  'id, member_id, position, label, recipient, street, subdistrict, district, city, province, postal_code, latitude, longitude, is_pinned, is_main';
const MAX_ADDRESSES = 50;

/** Gives the accounts of the demo members their addresses; changes of a member stay. */
export function seedAddresses(database: Database): void {
  database.transaction(() => {
    for (const [position, one] of demoAddresses.entries()) {
      database.run(
        `INSERT OR IGNORE INTO account_addresses (${COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
        one.id,
        one.memberId,
        position,
        one.label,
        one.recipient,
        one.street,
        one.subdistrict,
        one.district,
        one.city,
        one.province,
        one.postalCode,
        one.latitude,
        one.longitude,
        one.isPinned ? 1 : 0,
        one.isMain ? 1 : 0,
      );
    }
  });
}

function addressOf(row: Row): UserAddress {
  const text = (name: string) => String(row[name]);
  return {
    id: text('id'),
    label: text('label'),
    isMain: row['is_main'] === 1,
    recipient: { name: text('recipient') },
    address: {
      postalCode: text('postal_code'),
      subdistrict: text('subdistrict'),
      district: text('district'),
      city: text('city'),
      state: text('province'),
      address: text('street'),
    },
    geolocation:
      row['latitude'] === null
        ? null
        : { latitude: Number(row['latitude']), longitude: Number(row['longitude']) },
    geoLocationProvided: row['is_pinned'] === 1,
  };
}

/** Copies the addresses of a member's account to the shop, and deletes those that it no longer has. [ADDRESS-04] */
export function syncAddresses(database: Database, member: string): number {
  database.run('DELETE FROM addresses WHERE member_id = ?', member);
  return database.run(
    `INSERT INTO addresses (${COLUMNS}) SELECT ${COLUMNS} FROM account_addresses WHERE member_id = ?
     ORDER BY is_main DESC, position LIMIT ${MAX_ADDRESSES}`,
    member,
  );
}

/** The addresses of the last copy to the shop, the main one first. [API-110] */
export const addressesOf = (database: Database, member: string): UserAddress[] =>
  readAddresses(database, member, 'addresses');

/** The addresses of the member's account; a checkout offers them even before a page has copied them. [BAG-09] */
export const accountAddressesOf = (database: Database, member: string): UserAddress[] =>
  readAddresses(database, member, 'account_addresses');

function readAddresses(
  database: Database,
  member: string,
  table: 'addresses' | 'account_addresses',
): UserAddress[] {
  return database
    .all(
      `SELECT ${COLUMNS} FROM ${table} WHERE member_id = ? ORDER BY is_main DESC, position LIMIT ${MAX_ADDRESSES}`,
      member,
    )
    .map(addressOf);
}

/** An address that a member typed, with the names of its regions; `near` is its rough location. */
export type NewAddress = UserAddress['address'] &
  Pick<UserAddress, 'label'> & { recipient: string; near: Geolocation | null };

/**
 * Adds an address to a member's account and copies it to the shop, inside a running transaction; the first one is the
 * main one. Refused where the account is full. [BAG-10]
 */
export function addAddress(database: Database, member: string, facts: NewAddress): UserAddress {
  const known = accountAddressesOf(database, member);
  if (known.length >= MAX_ADDRESSES) throw new Refusal(409, 'ADDRESSES_FULL');
  const id = `address-${randomUUID()}`;
  database.run(
    `INSERT INTO account_addresses (${COLUMNS})
     SELECT ?1,?2,COALESCE(MAX(position) + 1, 0),?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,0,?13
     FROM account_addresses WHERE member_id = ?2`,
    id,
    member,
    facts.label,
    facts.recipient,
    facts.address,
    facts.subdistrict,
    facts.district,
    facts.city,
    facts.state,
    facts.postalCode,
    facts.near?.latitude ?? null,
    facts.near?.longitude ?? null,
    known.length === 0 ? 1 : 0,
  );
  syncAddresses(database, member);
  const added = accountAddressesOf(database, member).find((one) => one.id === id);
  if (added === undefined) throw new Refusal(404, 'ADDRESS_NOT_FOUND');
  return added;
}

/** Sets the pin of one of the member's addresses, in the account and in the shop. [ADDRESS-08] */
export function pinAddress(database: Database, member: string, id: string, pin: Geolocation): UserAddress {
  for (const table of ['account_addresses', 'addresses']) {
    const changed = database.run(
      `UPDATE ${table} SET latitude = ?, longitude = ?, is_pinned = 1 WHERE id = ? AND member_id = ?`,
      pin.latitude,
      pin.longitude,
      id,
      member,
    );
    if (changed === 0) throw new Refusal(404, 'ADDRESS_NOT_FOUND');
  }
  const row = database.get(`SELECT ${COLUMNS} FROM addresses WHERE id = ?`, id);
  if (row === undefined) throw new Refusal(404, 'ADDRESS_NOT_FOUND');
  return addressOf(row);
}
