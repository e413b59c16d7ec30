import { editorTexts } from '@dukan/i18n/texts/backoffice/editor-texts.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../platform/texts.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/**
 * Asks before changes are lost, by a link, by Back or by closing the tab. `dialog` goes into the page; `release` lets one go,
 * once everything is saved or thrown away.
 */
export function useUnsaved(dirty: boolean): { dialog: ReactNode; release: () => void } {
	const { t, c } = useTexts(editorTexts);
	const released = useRef(false);
	const holds = useRef(dirty);
	holds.current = dirty && !released.current;
	useEffect(() => {
		// Saved: what is typed from now on counts again.
		if (!dirty) released.current = false;
	}, [dirty]);
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => holds.current && event.preventDefault();
		window.addEventListener('beforeunload', ask);
		return () => window.removeEventListener('beforeunload', ask);
	}, []);
	const blocker = useBlocker(() => holds.current);
	return {
		dialog: (
			<ConfirmDialog
				open={blocker.state === 'blocked'}
				title={c('common.unsaved')}
				action={t('editor.leave')}
				onConfirm={() => blocker.proceed?.()}
				onClose={() => blocker.reset?.()}
			/>
		),
		release: () => {
			released.current = true;
			holds.current = false;
		},
	};
}
