import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byPhotoName, photoCodes } from './photo-names.ts';

test('OWN-04 the name of a file is a code, or a code and the number of the photo', () => {
	for (const [name, codes] of [
		['DK-00012.jpg', ['DK-00012']],
		['DK-00012-2.JPG', ['DK-00012-2', 'DK-00012']],
		['DK-00012_10.webp', ['DK-00012_10', 'DK-00012']],
		['DK-00012 (3).png', ['DK-00012 (3)', 'DK-00012']],
		['DK-00012(3).png', ['DK-00012(3)', 'DK-00012']],
		['DK-00012 (10).png', ['DK-00012 (10)', 'DK-00012']],
		['DK-00012 -2.png', ['DK-00012 -2', 'DK-00012']],
		[' DK-00012 .png', ['DK-00012']],
		['AB.12.jpg', ['AB.12']],
		['DK-100.jpg', ['DK-100']],
		['4006381333931.avif', ['4006381333931']],
		['17.jpeg', ['17']],
		['17 2.jpeg', ['17 2', '17']],
		['X.5', ['X']],
		['без расширения', ['без расширения']],
		['.jpg', []],
	] as const)
		assert.deepEqual(photoCodes(name), codes, name);
});

test('OWN-04 photos are sent in the order of their numbers', () => {
	const names = ['a-10.jpg', 'a-2.jpg', 'A-1.jpg'].map((name) => ({ name }));
	assert.deepEqual(
		names.toSorted(byPhotoName).map(({ name }) => name),
		['A-1.jpg', 'a-2.jpg', 'a-10.jpg'],
	);
});
