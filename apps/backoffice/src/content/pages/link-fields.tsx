import { contentTexts } from '@dukan/i18n/texts/backoffice/content-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import styles from './html-editor.module.css';

/**
 * The addresses that the server accepts in a page (S8): a path of the shop, an anchor on this page, https, a
 * phone number, an e-mail address.
 */
const ALLOWED = /^(?:\/(?!\/)|#|https:\/\/|tel:|mailto:)/;

/** Edits the address of the link under the cursor, or makes a link of the selected text. */
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
		// The fields are inside the page's form and cannot be a form of their own, so Enter is handled here.
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
