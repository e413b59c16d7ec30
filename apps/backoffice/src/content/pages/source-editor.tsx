import { contentTexts } from '@dukan/i18n/texts/backoffice/content-texts.ts';
import { TextArea } from '@dukan/ui/field.tsx';
import { useRef } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import type { EditorProps } from './editor-props.ts';
import styles from './html-editor.module.css';

type Tool = { key: 'h2' | 'h3' | 'p' | 'strong' | 'em' | 'ul' | 'ol' | 'a'; before: string; after: string };

const TOOLS: readonly Tool[] = [
	{ key: 'h2', before: '<h2>', after: '</h2>' },
	{ key: 'h3', before: '<h3>', after: '</h3>' },
	{ key: 'p', before: '<p>', after: '</p>' },
	{ key: 'strong', before: '<strong>', after: '</strong>' },
	{ key: 'em', before: '<em>', after: '</em>' },
	{ key: 'ul', before: '<ul>\n<li>', after: '</li>\n</ul>' },
	{ key: 'ol', before: '<ol>\n<li>', after: '</li>\n</ol>' },
	{ key: 'a', before: '<a href="/">', after: '</a>' },
];

/** Edits plain HTML with the few tags that a page may have. */
export function SourceEditor({ label, value, onChange, problem }: EditorProps) {
	const { t } = useTexts(contentTexts);
	const frame = useRef<HTMLDivElement>(null);
	const use = ({ before, after }: Tool) => {
		const area = frame.current?.querySelector('textarea');
		if (!area) return;
		const [start, end] = [area.selectionStart, area.selectionEnd];
		onChange(value.slice(0, start) + before + value.slice(start, end) + after + value.slice(end));
		// Runs after React has put the new text into the field.
		requestAnimationFrame(() => {
			area.focus();
			area.setSelectionRange(start + before.length, end + before.length);
		});
	};
	return (
		<div className={styles.side} ref={frame}>
			<div className={styles.tools} role="toolbar" aria-label={t('tool.label')}>
				{TOOLS.map((tool) => (
					<button key={tool.key} type="button" className={styles.tool} onClick={() => use(tool)}>
						{t(`tool.${tool.key}`)}
					</button>
				))}
			</div>
			<TextArea
				label={label}
				rows={18}
				value={value}
				error={problem}
				spellCheck
				onChange={({ target }) => onChange(target.value)}
			/>
		</div>
	);
}
