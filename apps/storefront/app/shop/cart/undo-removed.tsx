import { Button } from '@dukan/ui/button.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { restoreLines, useRemovedLines } from './removed-lines.ts';
import styles from './undo-removed.module.css';

/** CART-01: puts one removed line, or all of them, back where they stood. */
export function UndoRemoved({ onUndone }: { onUndone?: () => void }) {
	const { t } = useTexts();
	const [first, ...others] = useRemovedLines();
	if (!first) return null;
	const { id, name } = first.line.product;
	return (
		<p className={styles.undo} role="status">
			<span>
				{t('cart.removed')}
				{others.length === 0 && `: ${name}`}
			</span>
			<Button
				key={id}
				look="quiet"
				// The clicked button has disappeared with its line, so this button takes the focus.
				autoFocus
				onClick={() => {
					restoreLines();
					onUndone?.();
				}}
			>
				{t('cart.undo')}
			</Button>
		</p>
	);
}
