import { contentTexts } from '@dukan/i18n/texts/backoffice/content-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import styles from './html-editor.module.css';

/** Links that the server leaves in a page (S8): into the shop, to a part of this page, https, a phone, a mailbox. */
const ALLOWED = /^(?:\/(?!\/)|#|https:\/\/|tel:|mailto:)/;

/** Edits the address of the link under the cursor, or of the link that the selected text becomes. */
export function LinkFields({ editor, close }: { editor: Editor; close: () => void }) {
	const { t, c } = useTexts(contentTexts);
	const present: string = editor.getAttributes('link').href ?? '';
	const [address, setAddress] = useState(present);
	const [isWrong, setIsWrong] = useState(false);
	const set = () => {
		const href = address.trim();
		if (!ALLOWED.test(href)) return setIsWrong(true);
		const mark = { type: 'link', attrs: { href } };
		const chain = editor.chain().focus().extendMarkRange('link');
		if (editor.state.selection.empty && !present)
			chain.insertContent({ type: 'text', text: href, marks: [mark] }).run();
		else chain.setMark('link', { href }).run();
		close();
	};
	const remove = () => {
		editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
		close();
	};
	const cancel = () => {
		editor.commands.focus();
		close();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === 'Escape') cancel();
		if (event.key !== 'Enter') return;
		// Not a form of its own, because the page's form stands around it.
		event.preventDefault();
		set();
	};
	return (
		<div className={styles.link}>
			<Field
				label={t('banner.link')}
				hint={t('tool.linkHint')}
				value={address}
				error={isWrong ? t('tool.linkHint') : undefined}
				autoFocus
				onChange={({ target }) => setAddress(target.value)}
				onKeyDown={onKeyDown}
			/>
			<div className={styles.tools}>
				<Button look="secondary" onClick={set}>
					{t('tool.linkSet')}
				</Button>
				{present && (
					<Button look="quiet" onClick={remove}>
						{t('tool.linkRemove')}
					</Button>
				)}
				<Button look="quiet" onClick={cancel}>
					{c('common.cancel')}
				</Button>
			</div>
		</div>
	);
}
