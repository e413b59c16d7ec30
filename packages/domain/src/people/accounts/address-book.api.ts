import { type Static, Type } from 'typebox';
import { idSchema, line, nameFields, orNull, ownPageFields, page } from '../../base/fields.api.ts';
import { ADDRESS_MAX } from './account-rules.ts';

/** ACCT-03 on the wire: a person's delivery addresses, the preset one first. */
const namedWire = Type.Object({ id: Type.Integer(), ...nameFields });

export const addressWire = Type.Object({
	id: Type.Integer(),
	/** Null when the shop no longer has the district. */
	region: orNull(namedWire),
	district: orNull(namedWire),
	address: Type.String(),
	preset: Type.Boolean(),
});
export type AddressWire = Static<typeof addressWire>;

export const addressListQuery = Type.Object(ownPageFields);
export const addressListWire = page(addressWire);

/** POST /api/address_add, /api/address_update/:id. The rules of the domain name what is wrong with the text. */
export const addressBody = Type.Object({
	district_id: idSchema,
	address: line(ADDRESS_MAX * 4),
});
export type AddressBody = Static<typeof addressBody>;
