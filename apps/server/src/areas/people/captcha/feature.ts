import { defineFeature } from '../../../platform/feature.ts';
import { PUZZLE_MS, TOKEN_MS } from './captcha.queries.ts';
import { captchaRoutes, PUZZLES_BY_ADDRESS } from './captcha.routes.ts';

export const captcha = defineFeature({
	routes: { entering: captchaRoutes },
	expires: [{ table: 'captchas', column: 'made_at', keptMs: PUZZLE_MS + TOKEN_MS }],
	limits: [PUZZLES_BY_ADDRESS],
	notRestored: ['captchas'],
});
