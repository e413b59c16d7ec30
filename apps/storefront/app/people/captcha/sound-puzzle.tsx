import type { SoundCaptchaWire } from '@dukan/domain/people/captcha/captcha.api.ts';
import { BEEPS, pairOffset } from '@dukan/domain/people/captcha/slider.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useState } from 'react';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './captcha.module.css';
import type { CaptchaState, Trail } from './use-captcha.ts';

type Props = { puzzle: SoundCaptchaWire; state: CaptchaState; onAnswer: (trail: Trail) => void };

const NUMBERS = Array.from({ length: BEEPS }, (_, index) => index + 1);

/** CAPTCHA-02: for people who do not see the picture. They find two of eight beeps. */
export function SoundPuzzle({ puzzle, state, onAnswer }: Props) {
	const { t } = useAccountTexts();
	const [chosen, setChosen] = useState<{ key: string; beeps: readonly number[] }>();
	const beeps = chosen?.key === puzzle.key ? chosen.beeps : [];
	const isOpen = state === 'default';

	// A third chosen beep replaces the first one.
	const choose = (beep: number) =>
		setChosen({
			key: puzzle.key,
			beeps: beeps.includes(beep) ? beeps.filter((other) => other !== beep) : [...beeps.slice(-1), beep],
		});
	const check = () => {
		const [one, other] = beeps;
		if (one === undefined || other === undefined || !isOpen) return;
		onAnswer({ x: [0, pairOffset(one, other)], y: [0, 0] });
	};
	return (
		<div className={styles.puzzle} data-state={state}>
			{/* biome-ignore lint/a11y/useMediaCaption: beeps have no words, and the text beside them says what to listen for */}
			<audio
				className={styles.audio}
				controls
				autoPlay
				src={`data:audio/wav;base64,${puzzle.sound}`}
				aria-label={t('captcha.soundHint')}
			/>
			<fieldset className={styles.beeps}>
				<legend>{t('captcha.soundHint')}</legend>
				{NUMBERS.map((beep) => (
					<label key={beep} className={styles.beep}>
						<input type="checkbox" checked={beeps.includes(beep)} onChange={() => choose(beep)} />
						{beep}
					</label>
				))}
			</fieldset>
			<Button look="secondary" wide disabled={beeps.length < 2} busy={state === 'checking'} onClick={check}>
				{t('captcha.check')}
			</Button>
		</div>
	);
}
