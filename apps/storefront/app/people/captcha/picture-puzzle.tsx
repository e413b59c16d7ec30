import type { CaptchaWire } from '@dukan/domain/people/captcha/captcha.api.ts';
import { MAX_OFFSET, PIECE_WIDTH, PUZZLE_WIDTH, piecePosition } from '@dukan/domain/people/captcha/slider.ts';
import { Button } from '@dukan/ui/button.tsx';
import { type ChangeEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './captcha.module.css';
import type { CaptchaState, Trail } from './use-captcha.ts';

type Props = { puzzle: CaptchaWire; state: CaptchaState; onAnswer: (trail: Trail) => void };

type Way = Trail & { key: string };
type Press = { fromY: number; y: number; stops: number };

/**
 * A movement with fewer steps is a click on the track, not a drag. The piece then stays there, so that it can
 * be adjusted before it is checked.
 */
const MIN_DRAG_STOPS = 3;
/** The most steps that the server accepts. */
const MAX_STOPS = 2000;

/** CAPTCHA-02: uses the browser's own slider, which works with mouse, touch, keys and screen readers. */
export function PicturePuzzle({ puzzle, state, onAnswer }: Props) {
	const { t } = useAccountTexts();
	const hintId = useId();
	const [moved, setMoved] = useState<Way>();
	const [press, setPress] = useState<Press>();
	const pressed = useRef<Press>(undefined);
	// The piece of each new puzzle starts at the left.
	const way = moved?.key === puzzle.key ? moved : { key: puzzle.key, x: [0], y: [0] };
	const offset = way.x.at(-1) ?? 0;
	const isOpen = state === 'default';

	const hold = (next: Press | undefined) => {
		pressed.current = next;
		setPress(next);
	};
	const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const held = pressed.current;
		if (held) held.stops += 1;
		if (!isOpen || way.x.length >= MAX_STOPS) return;
		const y = held ? Math.round(held.y - held.fromY) : 0;
		setMoved({ key: puzzle.key, x: [...way.x, Number(target.value)], y: [...way.y, y] });
	};
	const release = () => {
		const wasDrag = (pressed.current?.stops ?? 0) >= MIN_DRAG_STOPS;
		hold(undefined);
		if (wasDrag && isOpen) onAnswer(way);
	};

	return (
		<div className={styles.puzzle} data-state={press && isOpen ? 'active' : state}>
			<div className={styles.picture}>
				<img src={`data:image/png;base64,${puzzle.background}`} alt="" draggable={false} />
				<img
					src={`data:image/png;base64,${puzzle.slider}`}
					alt=""
					draggable={false}
					className={styles.piece}
					style={{
						left: `${(piecePosition(offset) / PUZZLE_WIDTH) * 100}%`,
						width: `${(PIECE_WIDTH / PUZZLE_WIDTH) * 100}%`,
					}}
				/>
			</div>
			<input
				type="range"
				className={styles.slider}
				min={0}
				max={MAX_OFFSET}
				value={offset}
				aria-label={t('captcha.hint')}
				aria-describedby={hintId}
				onChange={take}
				onPointerDown={({ clientY }: PointerEvent) => hold({ fromY: clientY, y: clientY, stops: 0 })}
				onPointerMove={({ clientY }: PointerEvent) => {
					if (pressed.current) pressed.current.y = clientY;
				}}
				onPointerUp={release}
				onPointerCancel={() => hold(undefined)}
				onKeyDown={(event) => {
					// Without this, Enter would send the whole form.
					if (event.key !== 'Enter') return;
					event.preventDefault();
					if (isOpen) onAnswer(way);
				}}
			/>
			<p id={hintId} className={styles.keys}>
				{t('captcha.keyboardHint')}
			</p>
			<Button look="secondary" wide busy={state === 'checking'} onClick={() => isOpen && onAnswer(way)}>
				{t('captcha.check')}
			</Button>
		</div>
	);
}
