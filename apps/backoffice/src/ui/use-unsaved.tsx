import { editorTexts } from '@dukan/i18n/texts/backoffice/editor-texts.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../platform/texts.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

type HeldForm = { dirty: boolean; released: boolean };

/**
 * The forms on the page, with whether they hold unsaved changes. A router accepts only one blocker, so that
 * blocker checks all forms.
 */
const forms = new Set<HeldForm>();

const areHeld = () => [...forms].some(({ dirty, released }) => dirty && !released);

/**
 * Registers one form of a page with several. The page asks for all of them together. `release` works as in
 * useUnsaved.
 */
export function useHeldForm(dirty: boolean): { release: () => void } {
	const form = useRef<HeldForm>({ dirty, released: false }).current;
	form.dirty = dirty;
	useEffect(() => {
		// After saving, whatever is typed counts as a change again.
		if (!dirty) form.released = false;
	}, [dirty, form]);
	useEffect(() => {
		forms.add(form);
		return () => void forms.delete(form);
	}, [form]);
	return {
		release: () => {
			form.released = true;
		},
	};
}

/**
 * Asks before changes are lost by a link, by Back or by closing the tab. `dialog` must be rendered in the
 * page. `release` allows leaving once everything is saved or discarded. `ask` runs an action that leaves the
 * page, after asking.
 */
export function useUnsaved(dirty: boolean): {
	dialog: ReactNode;
	release: () => void;
	ask: (leave: () => void) => void;
} {
	const { t, c } = useTexts(editorTexts);
	const { release } = useHeldForm(dirty);
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => areHeld() && event.preventDefault();
		window.addEventListener('beforeunload', ask);
		return () => window.removeEventListener('beforeunload', ask);
	}, []);
	const blocker = useBlocker(areHeld);
	const [asked, setAsked] = useState<{ leave: () => void }>();
	const confirm = () => {
		setAsked(undefined);
		if (!asked) return blocker.proceed?.();
		for (const form of forms) form.released = true;
		asked.leave();
	};
	return {
		dialog: (
			<ConfirmDialog
				open={blocker.state === 'blocked' || asked !== undefined}
				title={c('common.unsaved')}
				action={t('editor.leave')}
				onConfirm={confirm}
				onClose={() => {
					setAsked(undefined);
					blocker.reset?.();
				}}
			/>
		),
		release,
		ask: (leave) => (areHeld() ? setAsked({ leave }) : leave()),
	};
}
