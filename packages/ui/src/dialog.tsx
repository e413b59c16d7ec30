import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { Toasts } from './toast.tsx';
import { useUiTexts } from './ui-texts.ts';

type Props = {
	open: boolean;
	/** Without this function the user cannot close the dialog. */
	onClose?: () => void;
	title: string;
	/** A 'drawer' slides in from the right and takes the whole height. */
	shape?: 'box' | 'drawer';
	children: ReactNode;
	footer?: ReactNode;
};

/**
 * A modal dialog of the browser. The focus stays inside and returns afterwards, and Escape closes the dialog.
 */
export function Dialog({ open, onClose, title, shape = 'box', children, footer }: Props) {
	const texts = useUiTexts();
	const ref = useRef<HTMLDialogElement>(null);
	const pressed = useRef<EventTarget>(null);
	const closeButton = useRef<HTMLButtonElement>(null);
	const titleId = useId();
	useEffect(() => {
		const dialog = ref.current;
		if (open && !dialog?.open) dialog?.showModal();
		if (!open && dialog?.open) dialog.close();
	}, [open]);
	useLayoutEffect(() => {
		const dialog = ref.current;
		// The dialog must close before it is removed, because only then does the browser return the focus.
		return () => dialog?.close();
	}, []);
	// A change inside the dialog may have removed the focused element, such as a deleted line or a finished
	// button.
	useEffect(() => {
		if (open && document.activeElement === document.body) closeButton.current?.focus();
	});
	return (
		<dialog
			ref={ref}
			className={styles[shape]}
			aria-labelledby={titleId}
			onClose={onClose ?? (() => open && ref.current?.showModal())}
			onPointerDown={(event) => {
				pressed.current = event.target;
			}}
			// Dragging a text selection beyond the edge also ends in a click outside, so the press must have
			// begun there too.
			onClick={({ target }) => target === ref.current && target === pressed.current && onClose?.()}
			onKeyDown={(event) => {
				if (event.key !== 'Escape') return;
				// Without onClose the dialog must not close even for a moment, because the next click would
				// reach the page below.
				if (onClose) onClose();
				else event.preventDefault();
			}}
		>
			<div className={styles.panel}>
				<div className={styles.header}>
					<h2 id={titleId}>{title}</h2>
					{onClose && (
						<button
							ref={closeButton}
							type="button"
							className={styles.close}
							onClick={onClose}
							aria-label={texts.close}
						>
							<Icon name="close" />
						</button>
					)}
				</div>
				<div className={styles.body}>{children}</div>
				{footer && <div className={styles.footer}>{footer}</div>}
			</div>
			<Toasts dialogOpen={open} />
		</dialog>
	);
}
