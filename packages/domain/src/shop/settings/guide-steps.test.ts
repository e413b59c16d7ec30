import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GUIDE_STEPS, nextGuideStep } from './guide-steps.ts';

test('OWN-03 the guide goes on with what is not done, comes back to what was skipped, and ends', () => {
	assert.equal(nextGuideStep(undefined, []), 'name');
	assert.equal(nextGuideStep(undefined, ['name']), 'look');
	assert.equal(
		nextGuideStep('sms', ['name', 'goods']),
		'look',
		'from the beginning again, past what is done',
	);
	assert.equal(nextGuideStep('delivery', []), 'payment');
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
	const allButSms = GUIDE_STEPS.filter((step) => step !== 'sms');
	assert.equal(
		nextGuideStep('sms', allButSms),
		undefined,
		'one that is skipped again is not asked for at once',
	);
});
