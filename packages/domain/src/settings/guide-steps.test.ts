import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GUIDE_STEPS, nextGuideStep } from './guide-steps.ts';

test('OWN-03 the guide goes on with what is not done, comes back to what was skipped, and ends', () => {
	assert.equal(nextGuideStep(undefined, []), 'name');
	assert.equal(nextGuideStep('name', []), 'look');
	assert.equal(nextGuideStep('name', ['look', 'languages']), 'contact');
	assert.equal(nextGuideStep('goods', ['look']), 'name');
	assert.equal(
		nextGuideStep(
			'goods',
			GUIDE_STEPS.filter((step) => step !== 'sms'),
		),
		'sms',
	);
	assert.equal(nextGuideStep('goods', GUIDE_STEPS), undefined);
});
