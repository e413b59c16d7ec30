import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import type { ReactNode } from 'react';
import { useTexts } from '../platform/texts.tsx';

type Props = {
	open: boolean;
	title: string;
	/** The text of the button that confirms. */
	action: string;
	/** The text of the other button, if 'cancel' could be mistaken for the action. */
	keep?: string;
	busy?: boolean;
	onConfirm: () => void;
	onClose: () => void;
	children?: ReactNode;
};

/** Asks before something that is hard to undo. */
export function ConfirmDialog({ open, title, action, keep, busy, onConfirm, onClose, children }: Props) {
	const { c } = useTexts(shellTexts);
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={title}
			footer={
				<>
					<Button look="secondary" onClick={onClose}>
						{keep ?? c('common.cancel')}
					</Button>
					<Button onClick={onConfirm} busy={busy ?? false}>
						{action}
					</Button>
				</>
			}
		>
			{children ?? <p>{c('common.cannotUndo')}</p>}
		</Dialog>
	);
}
