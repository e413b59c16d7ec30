import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedPlace, placeOf, type SavedAddress } from './saved-place.ts';

const named = (id: number) => ({ id, name_en: 'x', name_ru: 'x', name_tm: 'x' });
const saved = (id: number, districtId: number, address: string): SavedAddress => ({
	id,
	address,
	region: named(1),
	district: named(districtId),
	preset: false,
});

test('ACCT-03 ORDER-01 the chosen address is ordered to as it reads in the profile now', () => {
	const home = saved(5, 7, 'Parahat 7, jaý 12');
	const others = [saved(6, 8, 'Mir 3')];
	assert.equal(changedPlace(placeOf(home), [home, ...others]), undefined, 'nothing was edited');
	const corrected = saved(5, 7, 'Parahat 7, jaý 14');
	assert.deepEqual(changedPlace(placeOf(home), [corrected, ...others]), placeOf(corrected));
	const moved = saved(5, 9, 'Parahat 7, jaý 12');
	assert.deepEqual(changedPlace(placeOf(home), [moved]), { ...placeOf(moved), slot: undefined });
	assert.equal(changedPlace(placeOf(home), others), undefined, 'deleted: what was typed stays');
	const typed = { ...placeOf(home), addressId: undefined, address: 'Mir 1' };
	assert.equal(changedPlace(typed, [home]), undefined);
});
