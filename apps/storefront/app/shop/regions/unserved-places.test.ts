import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unservedPlaces } from './unserved-places.ts';

test('GEN-10 up to six places are named, of more only the number is said', () => {
	const districts = Array.from({ length: 7 }, (_, index) => ({
		region: { en: '', ru: '', tm: '' },
		name: { en: `Stage ${index}`, ru: index === 0 ? '' : `Этап ${index}`, tm: '' },
	}));
	assert.deepEqual(unservedPlaces(districts, 'ru'), { count: 7, places: '' });
	assert.deepEqual(unservedPlaces(districts.slice(0, 2), 'ru'), { count: 2, places: 'Stage 0, Этап 1' });
	assert.equal(unservedPlaces(districts.slice(0, 6), 'ru').places.split(', ').length, 6);
});
