import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSerialProblem, plainSerial, type SerialKind } from './serial-rules.ts';

const cases: readonly [SerialKind, string, string | undefined][] = [
	['imei', '490154203237518', undefined],
	['imei', '490154203237519', 'imei'],
	['imei', '490154203237581', 'imei'],
	['imei', '49015420323751', 'imei'],
	['imei', '4901542032375180', 'imei'],
	['imei', '4111111111111111', 'imei'],
	['imei', '49015420323751A', 'imei'],
	['imei', '4111111111111111', 'imei'],
	['imei', 'A490154203237518', 'imei'],
	['imei', '490154203237518A', 'imei'],
	['imei', '356938035643809', undefined],
	['imei', '000000000000000', undefined],
	['imei', '900000000000001', undefined],
	['imei', '', 'required'],
	['serial', 'PF-2K/81.7', undefined],
	['serial', 'ABC', undefined],
	['serial', 'AB', 'pattern'],
	['serial', '-ABC', 'pattern'],
	['serial', 'АБВ', 'pattern'],
	['serial', `A${'1'.repeat(39)}`, undefined],
	['serial', `A${'1'.repeat(40)}`, 'pattern'],
];
for (const [kind, number, problem] of cases)
	test(`RET-02 '${number}' as ${kind} is ${problem ?? 'taken'}`, () => {
		assert.equal(findSerialProblem(kind, number), problem);
	});

test('RET-02 a scanned number is stored without spaces, in capitals', () => {
	assert.equal(plainSerial(' 49 015420 323751 8\n'), '490154203237518');
	assert.equal(plainSerial('pf2k81'), 'PF2K81');
});
