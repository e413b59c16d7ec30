import type { Refusal } from '@dukan/api-client/send-call.ts';
import type { CaptchaWire, SoundCaptchaWire } from '@dukan/domain/people/captcha/captcha.api.ts';
import { piecePosition } from '@dukan/domain/people/captcha/slider.ts';
import { useRef, useState } from 'react';
import { getApi, postApi } from '../../platform/api-client.ts';

export type Puzzle = CaptchaWire | SoundCaptchaWire;
type Kind = 'picture' | 'sound';

/** CAPTCHA-01. The specification's state "active", during a drag, is kept by the slider itself. */
export type CaptchaState = 'closed' | 'loading' | 'default' | 'checking' | 'success' | 'failure';

/** The path of the slider: `x` in its own units, `y` in pixels up or down. */
export type Trail = { x: number[]; y: number[] };

/** Specification, point 9: the time between fetching a puzzle and showing it. */
const APPEARS_AFTER_MS = 300;

export function useCaptcha(onSolved: (token: string) => void) {
	const [state, setState] = useState<CaptchaState>('closed');
	const [puzzle, setPuzzle] = useState<Puzzle>();
	const [missed, setMissed] = useState(false);
	const [refusal, setRefusal] = useState<Refusal>();
	/** When several requests are under way, only the last one counts. */
	const latest = useRef(0);

	const fetchPuzzle = async (kind: Kind, meanwhile: 'loading' | 'failure') => {
		latest.current += 1;
		const mine = latest.current;
		setState(meanwhile);
		setRefusal(undefined);
		const response = await getApi('/api/captcha', { query: { kind } });
		if (response.body) await new Promise((done) => setTimeout(done, APPEARS_AFTER_MS));
		if (mine !== latest.current) return;
		setPuzzle(response.body);
		setRefusal(response.refusal);
		setState('default');
	};

	/** The form also calls this when a puzzle could not be fetched. */
	const load = (kind: Kind) => {
		setMissed(false);
		return fetchPuzzle(kind, 'loading');
	};

	const answer = async (trail: Trail) => {
		if (!puzzle) return;
		setState('checking');
		setRefusal(undefined);
		const response = piecePosition(trail.x.at(-1) ?? 0);
		const { body, refusal: refused } = await postApi('/api/captcha', {
			body: { response, trail, key: puzzle.key },
		});
		// The server did not check the answer, so the piece stays where it is and the answer can be sent
		// again.
		if (refused) {
			setRefusal(refused);
			return setState('default');
		}
		if (body.result === 'success') {
			setState('success');
			onSolved(body.token);
			return;
		}
		setMissed(true);
		await fetchPuzzle('sound' in puzzle ? 'sound' : 'picture', 'failure');
	};

	return { state, puzzle, missed, refusal, load, answer };
}
