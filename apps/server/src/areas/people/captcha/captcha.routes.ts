import { type CaptchaAnswerWire, captchaCalls } from '@dukan/domain/people/captcha/captcha.api.ts';
import { MINUTE_MS } from '../../../platform/clock.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { consumePerAddress } from '../../../platform/limits/enforce-rate-limit.ts';
import type { WordedLimit } from '../../../platform/limits/limits.queries.ts';
import { networkOf, widerNetworks } from '../../../platform/limits/network-address.ts';
import type { Needs } from '../../../platform/needs.ts';
import { proofOf } from '../../../platform/proof/proof-header.ts';
import { requireProof } from '../../../platform/proof/require-proof.ts';
import { giveCaptchaToken, keepAnswer, takeAnswer } from './captcha.queries.ts';
import { isRightAnswer } from './check-answer.ts';
import { drawPuzzle } from './draw-puzzle.ts';
import { drawSound } from './draw-sound.ts';

/**
 * The limit is enough for a patient person, and for a few people behind one address. It is too low for
 * guessing.
 */
export const PUZZLES_BY_ADDRESS: WordedLimit = {
	kind: 'captcha:address',
	of: 'puzzles',
	per: 'network',
	beyond: 'a proof of work',
	max: 60,
	windowMs: 10 * MINUTE_MS,
};

/** CAPTCHA-01 to 03: puzzles and their answers. */
export function captchaRoutes(app: App, services: Needs<'config' | 'db' | 'limiters' | 'clock'>): void {
	const { db, config, clock, limiters } = services;
	handle(
		app,
		captchaCalls,
		'GET /api/captcha',
		(request) =>
			limiters.puzzles.run(async () => {
				const network = networkOf(request.ip);
				const usual = await consumePerAddress(PUZZLES_BY_ADDRESS, { db, config, network, now: clock() });
				if (!usual.allowed) await requireProof(services, proofOf(request), 'captcha');
				const { kind } = request.query;
				if (kind === 'sound') {
					const { sound, position } = drawSound();
					return { key: await keepAnswer(db, { kind, position }, clock()), sound: sound.toString('base64') };
				}
				const { background, slider, position } = await drawPuzzle();
				return {
					key: await keepAnswer(db, { kind, position }, clock()),
					background: background.toString('base64'),
					slider: slider.toString('base64'),
				};
			}, widestNetwork(request.ip)),
		{ config: { secretResponse: true } },
	);

	handle(
		app,
		captchaCalls,
		'POST /api/captcha',
		async (request): Promise<CaptchaAnswerWire> => {
			const { key, ...given } = request.body;
			const answer = await takeAnswer(db, key, clock());
			if (!answer || !isRightAnswer(answer, given)) return { result: 'failure' };
			return { result: 'success', token: await giveCaptchaToken(db, key) };
		},
		{ config: { secretResponse: true } },
	);
}

/**
 * S19: clients take turns by the widest network that one customer of a provider can hold, because one
 * customer may register many people.
 */
function widestNetwork(ip: string): string {
	const network = networkOf(ip);
	return widerNetworks(network).at(-1)?.network ?? network;
}
