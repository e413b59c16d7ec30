import type { CaptchaAnswerWire, CaptchaWire, SoundCaptchaWire } from '@dukan/domain/captcha/captcha.api.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { takeTurn } from '../platform/limits/limits.queries.ts';
import { networkOf } from '../platform/limits/network-address.ts';
import { perAddress, requireTurn } from '../platform/limits/require-turn.ts';
import type { Services } from '../services.ts';
import { giveCaptchaToken, keepAnswer, takeAnswer } from './captcha.queries.ts';
import { PUZZLES_BY_ADDRESS } from './captcha-limits.ts';
import { trueChance } from './chance.ts';
import { isRightAnswer, type Trail } from './check-answer.ts';
import { drawSound } from './draw-sound.ts';

const tags = ['captcha'];
const number = Type.Number({ minimum: -10_000, maximum: 10_000 });
const stops = Type.Array(number, { maxItems: 2000 });

/** CAPTCHA-01..03 */
export function captchaRoutes(app: FastifyInstance, { db, config, clock, puzzles }: Services): void {
	app.get<{ Querystring: { kind: 'picture' | 'sound' } }>(
		'/api/captcha',
		{
			schema: {
				summary: 'A puzzle: pictures as base64 png, or with kind=sound a base64 wav. One try, 2 minutes',
				tags,
				querystring: Type.Object({
					kind: Type.Union([Type.Literal('picture'), Type.Literal('sound')], { default: 'picture' }),
				}),
				response: {
					200: Type.Object({
						key: Type.String(),
						background: Type.Optional(Type.String()),
						slider: Type.Optional(Type.String()),
						sound: Type.Optional(Type.String()),
					}),
				},
			},
		},
		async (request): Promise<CaptchaWire | SoundCaptchaWire> => {
			requireTurn(await takeTurn(db, perAddress(PUZZLES_BY_ADDRESS, config), networkOf(request.ip), clock()));
			const { kind } = request.query;
			if (kind === 'sound') {
				const { sound, position } = drawSound(trueChance);
				return { key: await keepAnswer(db, { kind, position }, clock()), sound: sound.toString('base64') };
			}
			const { background, slider, position } = await puzzles.take();
			return {
				key: await keepAnswer(db, { kind, position }, clock()),
				background: background.toString('base64'),
				slider: slider.toString('base64'),
			};
		},
	);

	app.post<{ Body: { response: number; trail: Trail; key: string } }>(
		'/api/captcha',
		{
			schema: {
				summary: 'The answer: success with a token for one reset_add, or failure',
				tags,
				body: Type.Object({
					response: number,
					trail: Type.Object({ x: stops, y: stops }),
					key: Type.String({ maxLength: 100 }),
				}),
				response: { 200: Type.Object({ result: Type.String(), token: Type.Optional(Type.String()) }) },
			},
		},
		async (request): Promise<CaptchaAnswerWire> => {
			const { key, ...given } = request.body;
			const answer = await takeAnswer(db, key, clock());
			if (!answer || !isRightAnswer(answer, given)) return { result: 'failure' };
			return { result: 'success', token: await giveCaptchaToken(db, key) };
		},
	);
}
