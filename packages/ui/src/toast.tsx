import { useEffect, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { sharedValue } from './shared-value.ts';
import styles from './toast.module.css';
import { useUiTexts } from './ui-texts.ts';

type Toast = { id: number; text: string; look: 'success' | 'problem' };

const SHOWN_MS = 5000;

const toasts = sharedValue<readonly Toast[]>([]);
let lastId = 0;

/**
 * The places that can show messages. The last one shows them: the dialog that was opened last or, without a
 * dialog, the page. Everything outside a modal dialog is inert.
 */
const places = sharedValue<readonly string[]>([]);

function dismiss(id: number): void {
	toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** Shows a message for a few seconds without moving the focus. */
export function showToast(text: string, look: Toast['look'] = 'success'): void {
	lastId += 1;
	const id = lastId;
	// A repeated message replaces the first one, so that it is never shown twice.
	toasts.set([...toasts.get().filter((toast) => toast.text !== text), { id, text, look }]);
	setTimeout(() => dismiss(id), SHOWN_MS);
}

/** A dialog takes precedence over the page, whichever of them is mounted first. */
function addPlace(place: string, isDialog: boolean): () => void {
	places.set(isDialog ? [...places.get(), place] : [place, ...places.get()]);
	return () => places.set(places.get().filter((one) => one !== place));
}

type Props = {
	/** Set for messages inside a dialog: true while the dialog is open. */
	dialogOpen?: boolean;
};

/** Shows the messages. The page contains it once, and so does every dialog. */
export function Toasts({ dialogOpen }: Props) {
	const texts = useUiTexts();
	const place = useId();
	const isDialog = dialogOpen !== undefined;
	const isOpen = dialogOpen ?? true;
	useEffect(() => (isOpen ? addPlace(place, isDialog) : undefined), [isOpen, isDialog, place]);
	const all = toasts.useValue();
	const shown = places.useValue().at(-1) === place ? all : [];
	return (
		<div className={classNames(styles.region, isDialog && styles.inDialog)} role="status" aria-live="polite">
			{shown.map(({ id, text, look }) => (
				<div key={id} className={styles.toast}>
					<span className={classNames(styles.sign, styles[look])}>
						<Icon name={look === 'success' ? 'check' : 'alert'} size={20} />
					</span>
					<p>{text}</p>
					<button type="button" className={styles.close} onClick={() => dismiss(id)} aria-label={texts.close}>
						<Icon name="close" size={20} />
					</button>
				</div>
			))}
		</div>
	);
}
