import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { handOutBody, postponeBody, refuseBody } from './door.api.ts';

/**
 * Actions that the previous version stored on couriers' phones and that are sent once there is a connection.
 * A change that renames a field of such a call must also upgrade these actions before they are sent, for one
 * more version.
 */
const STORED_BEFORE = [
	[
		handOutBody,
		'{"version":3,"taken":[{"productId":1,"quantity":2}],"cashTenge":32000,"terminalTenge":0,"refusedSerials":["A-1"]}',
	],
	[refuseBody, '{"version":4,"reason":"not_at_address","note":""}'],
	[postponeBody, '{"version":2,"slot":{"date":"2026-11-18","id":4},"note":"Agşam"}'],
] as const;

for (const [schema, stored] of STORED_BEFORE)
	test(`COUR-02 R15 ${stored} is still understood`, () => {
		const closed = { ...schema, additionalProperties: false };
		assert.deepEqual([...Value.Errors(closed, JSON.parse(stored))], []);
	});
