import { editorTexts } from '@dukan/i18n/texts/backoffice/editor-texts.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../platform/texts.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** The forms of the page, and whether they hold changes. A router asks only one of them: it answers for all. */
const forms = new Set<{ readonly current: boolean }>();

const areHeld = () => [...forms].some(({ current }) => current);

/** A form among others, whose page asks for all of them. `release` as below. */
export function useHeldForm(dirty: boolean): { release: () => void } {
	const released = useRef(false);
	const holds = useRef(dirty);
	holds.current = dirty && !released.current;
	useEffect(() => {
		// Saved: what is typed from now on counts again.
		if (!dirty) released.current = false;
	}, [dirty]);
	useEffect(() => {
		forms.add(holds);
		return () => void forms.delete(holds);
	}, []);
	return {
		release: () => {
			released.current = true;
			holds.current = false;
		},
	};
}

/**
 * Asks before changes are lost, by a link, by Back or by closing the tab. `dialog` goes into the page; `release` lets one go,
 * once everything is saved or thrown away.
 */
export function useUnsaved(dirty: boolean): { dialog: ReactNode; release: () => void } {
	const { t, c } = useTexts(editorTexts);
	const { release } = useHeldForm(dirty);
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => areHeld() && event.preventDefault();
		window.addEventListener('beforeunload', ask);
		return () => window.removeEventListener('beforeunload', ask);
	}, []);
	const blocker = useBlocker(areHeld);
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
		release,
	};
}
