import { Button } from '@dukan/ui/button.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { Spinner } from '@dukan/ui/spinner.tsx';
import { useEffect, useRef, useState } from 'react';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './captcha.module.css';
import { PicturePuzzle } from './picture-puzzle.tsx';
import { SoundPuzzle } from './sound-puzzle.tsx';
import { useCaptcha } from './use-captcha.ts';

type Props = {
	onSolved: (token: string) => void;
	/** The form's error about the puzzle. */
	error: string | undefined;
	refusalText: (refusal: NonNullable<ReturnType<typeof useCaptcha>['refusal']>) => string;
};

/** CAPTCHA-01: a box to tick, which opens a puzzle: a picture, or sounds for people who do not see it. */
export function Captcha({ onSolved, error, refusalText }: Props) {
	const { t } = useAccountTexts();
	const captcha = useCaptcha(onSolved);
	const { state, puzzle, missed, refusal } = captcha;
	const [kind, setKind] = useState<'picture' | 'sound'>('picture');
	const box = useRef<HTMLButtonElement>(null);
	const isSolved = state === 'success';
	const isOpen = state !== 'closed' && !isSolved;

	// The solved puzzle disappears with the focus, so the box takes the focus.
	useEffect(() => {
		if (isSolved) box.current?.focus();
	}, [isSolved]);

	const place = useRef<HTMLDivElement>(null);
	const key = puzzle?.key;
	// On a small screen the puzzle may open below the edge, so it is scrolled into view.
	useEffect(() => {
		if (key) place.current?.scrollIntoView({ block: 'nearest' });
	}, [key]);

	const change = (next: 'picture' | 'sound') => {
		setKind(next);
		captcha.load(next);
	};
	return (
		<div className={styles.captcha}>
			{/* biome-ignore lint/a11y/useSemanticElements: a click opens a puzzle, and only a solved puzzle ticks the box */}
			<button
				ref={box}
				type="button"
				role="checkbox"
				aria-checked={isSolved}
				aria-invalid={error && !isOpen ? true : undefined}
				className={styles.box}
				onClick={() => state === 'closed' && captcha.load(kind)}
			>
				<span className={styles.tick}>{isSolved && <Icon name="check" size={20} />}</span>
				{t('captcha.label')}
				{isSolved && <span className={styles.verified}>{t('captcha.verified')}</span>}
			</button>
			<div role="alert" className={styles.message}>
				{missed && isOpen && t(kind === 'picture' ? 'captcha.failed' : 'captcha.soundFailed')}
				{refusal && refusalText(refusal)}
				{!isOpen && error}
			</div>
			{isOpen && (
				<div ref={place} className={styles.place}>
					{kind === 'picture' && <p className={styles.hint}>{t('captcha.hint')}</p>}
					{puzzle && 'background' in puzzle && (
						<PicturePuzzle puzzle={puzzle} state={state} onAnswer={captcha.answer} />
					)}
					{puzzle && 'sound' in puzzle && (
						<SoundPuzzle puzzle={puzzle} state={state} onAnswer={captcha.answer} />
					)}
					{!puzzle && !refusal && (
						<div className={styles.loading}>
							<Spinner />
							{t('common.loading')}
						</div>
					)}
					<div className={styles.others}>
						<Button look="quiet" onClick={() => captcha.load(kind)}>
							{t(kind === 'picture' ? 'captcha.reload' : 'captcha.soundReload')}
						</Button>
						<Button look="quiet" onClick={() => change(kind === 'picture' ? 'sound' : 'picture')}>
							{t(kind === 'picture' ? 'captcha.listen' : 'captcha.look')}
						</Button>
					</div>
				</div>
			)}
		</div>
	);
}
