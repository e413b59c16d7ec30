import { classNames } from '@dukan/ui/class-names.ts';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useState } from 'react';
import type { EditorProps } from './editor-props.ts';
import styles from './html-editor.module.css';
import { editorHtml, fitsEditor } from './page-html.ts';
import { PAGE_EXTENSIONS } from './page-schema.ts';
import { VisualToolbar } from './visual-toolbar.tsx';

type Props = EditorProps & { editable: boolean; onUnknown: () => void };

/** Edits a page as it looks. If the editor cannot hold the page without loss, the HTML mode opens instead. */
export function VisualEditor({ onUnknown, ...props }: Props) {
	const [fits] = useState(() => fitsEditor(props.value));
	useEffect(() => {
		if (!fits) onUnknown();
	}, [fits, onUnknown]);
	return fits ? <FittingEditor {...props} /> : null;
}

/** Reads `value` only once. After that, the editor holds the text. */
function FittingEditor({ label, value, onChange, problem, editable }: Omit<Props, 'onUnknown'>) {
	const id = useId();
	const [isLinking, setIsLinking] = useState(false);
	const editor = useEditor({
		extensions: PAGE_EXTENSIONS,
		content: value,
		editable,
		// The page's security policy forbids injected styles, so html-editor.module.css has the rules.
		injectCSS: false,
		onUpdate: ({ editor }) => onChange(editorHtml(editor)),
		editorProps: {
			handleKeyDown: (_view, event) => {
				if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyK') return false;
				event.preventDefault();
				setIsLinking(true);
				return true;
			},
			attributes: {
				role: 'textbox',
				'aria-multiline': 'true',
				'aria-label': label,
				'aria-readonly': String(!editable),
				...(problem && { 'aria-invalid': 'true', 'aria-describedby': id }),
				class: classNames(styles.preview, styles.writing),
			},
		},
	});
	return (
		<>
			<VisualToolbar editor={editor} isLinking={isLinking} setIsLinking={setIsLinking} />
			<EditorContent editor={editor} />
			{problem && (
				<p id={id} role="alert" className={styles.problem}>
					{problem}
				</p>
			)}
		</>
	);
}
