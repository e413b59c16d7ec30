import { type Static, Type } from 'typebox';
import { oneOfOr } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';

export const captchaQuery = Type.Object({ kind: oneOfOr(['picture', 'sound'], 'picture') });

/** Pictures are base64 PNG files without a prefix. */
const pictureCaptchaWire = Type.Object({
	key: Type.String(),
	background: Type.String(),
	slider: Type.String(),
});
export type CaptchaWire = Static<typeof pictureCaptchaWire>;

/** The response to `kind=sound`, for people who cannot see the picture. The sound is a base64 WAV file. */
const soundCaptchaWire = Type.Object({ key: Type.String(), sound: Type.String() });
export type SoundCaptchaWire = Static<typeof soundCaptchaWire>;

/** GET /api/captcha */
export const captchaWire = Type.Union([pictureCaptchaWire, soundCaptchaWire]);

const position = Type.Number({ minimum: -10_000, maximum: 10_000 });
const stops = Type.Array(position, { maxItems: 2000 });

/** POST /api/captcha */
export const captchaAnswerBody = Type.Object({
	response: position,
	trail: Type.Object({ x: stops, y: stops }),
	key: Type.String({ maxLength: 100 }),
});
export type CaptchaAnswerBody = Static<typeof captchaAnswerBody>;

export const captchaAnswerWire = Type.Union([
	Type.Object({ result: Type.Literal('success'), token: Type.String() }),
	Type.Object({ result: Type.Literal('failure') }),
]);
export type CaptchaAnswerWire = Static<typeof captchaAnswerWire>;

export const captchaCalls = defineCalls('captcha', {
	'GET /api/captcha': {
		by: 'anyone',
		summary: 'A puzzle: pictures as base64 png, or with kind=sound a base64 wav. One try, 2 minutes',
		query: captchaQuery,
		response: { 200: captchaWire },
	},
	'POST /api/captcha': {
		by: 'anyone',
		summary: 'The answer: success with a token for one reset_add, or failure',
		body: captchaAnswerBody,
		response: { 200: captchaAnswerWire },
		operationId: 'captcha_answer',
	},
});
