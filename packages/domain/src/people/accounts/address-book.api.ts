import { type Static, Type } from 'typebox';
import {
	byId,
	idempotencyHeaders,
	idSchema,
	line,
	nameFields,
	orNull,
	ownPageFields,
	page,
	publicNameFields,
} from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { ADDRESS_MAX } from './account-rules.ts';

const place = Type.Object({ id: Type.Integer(), ...nameFields });

export const savedAddress = Type.Object({
	id: Type.Integer(),
	/** Null if the district of the address no longer exists. */
	region: orNull(place),
	district: orNull(place),
	address: Type.String(),
	preset: Type.Boolean(),
});
export type SavedAddress = Static<typeof savedAddress>;

const publicPlace = Type.Object({ id: Type.Integer(), ...publicNameFields });

export const addressWire = Type.Object({
	...savedAddress.properties,
	region: orNull(publicPlace),
	district: orNull(publicPlace),
});
export type AddressWire = Static<typeof addressWire>;

export const addressListQuery = Type.Object(ownPageFields);
export const addressListWire = page(addressWire);

/** POST /api/address_add and /api/address_update/:id. The domain's rules check the text, not the schema. */
export const addressBody = Type.Object({
	district_id: idSchema,
	address: line(ADDRESS_MAX * 4),
});
export type AddressBody = Static<typeof addressBody>;

export const addressBookCalls = defineCalls('accounts', {
	'GET /api/address_list': {
		by: 'shopper',
		summary: 'Own delivery addresses, the preset one first',
		query: addressListQuery,
		response: { 200: addressListWire },
	},
	'POST /api/address_add': {
		by: 'shopper',
		summary: 'Save a delivery address. The same Idempotency-Key with the same body gives the same one again',
		headers: idempotencyHeaders,
		body: addressBody,
		response: { 201: addressWire, 200: addressWire },
		requires: ['idempotency-key'],
	},
	'POST /api/address_update/:id': {
		by: 'shopper',
		summary: 'Change one of the own addresses',
		params: byId,
		body: addressBody,
		response: { 200: addressWire },
	},
	'POST /api/address_preset/:id': {
		by: 'shopper',
		summary: 'Offer this address first in the next order',
		params: byId,
		response: { 200: addressWire },
	},
	'POST /api/address_delete/:id': {
		by: 'shopper',
		summary: 'Delete one of the own addresses; orders keep theirs',
		params: byId,
	},
});
