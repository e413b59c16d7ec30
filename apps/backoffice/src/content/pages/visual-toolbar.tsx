import { contentTexts } from '@dukan/i18n/texts/backoffice/content-texts.ts';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import styles from './html-editor.module.css';
import { LinkFields } from './link-fields.tsx';

type Tool = {
	key: 'h2' | 'h3' | 'p' | 'strong' | 'em' | 'ul' | 'ol' | 'undo' | 'redo';
	shortcut: string;
	isOn?: (editor: Editor) => boolean;
	run: (chain: ChainedCommands) => ChainedCommands;
};

/** Tiptap handles the shortcuts itself. On a Mac they have Command in place of Control. */
const TOOLS: readonly Tool[] = [
	{
		key: 'h2',
		shortcut: 'Control+Alt+2',
		isOn: (editor) => editor.isActive('heading', { level: 2 }),
		run: (chain) => chain.toggleHeading({ level: 2 }),
	},
	{
		key: 'h3',
		shortcut: 'Control+Alt+3',
		isOn: (editor) => editor.isActive('heading', { level: 3 }),
		run: (chain) => chain.toggleHeading({ level: 3 }),
	},
	{
		key: 'p',
		shortcut: 'Control+Alt+0',
		isOn: (editor) => editor.isActive('paragraph'),
		run: (chain) => chain.setParagraph(),
	},
	{
		key: 'strong',
		shortcut: 'Control+B',
		isOn: (editor) => editor.isActive('bold'),
		run: (chain) => chain.toggleBold(),
	},
	{
		key: 'em',
		shortcut: 'Control+I',
		isOn: (editor) => editor.isActive('italic'),
		run: (chain) => chain.toggleItalic(),
	},
	{
		key: 'ul',
		shortcut: 'Control+Shift+8',
		isOn: (editor) => editor.isActive('bulletList'),
		run: (chain) => chain.toggleBulletList(),
	},
	{
		key: 'ol',
		shortcut: 'Control+Shift+7',
		isOn: (editor) => editor.isActive('orderedList'),
		run: (chain) => chain.toggleOrderedList(),
	},
	{ key: 'undo', shortcut: 'Control+Z', run: (chain) => chain.undo() },
	{ key: 'redo', shortcut: 'Control+Shift+Z', run: (chain) => chain.redo() },
];

type Props = { editor: Editor; isLinking: boolean; setIsLinking: (isLinking: boolean) => void };

const readable = (shortcut: string) => shortcut.replace('Control', 'Ctrl');

/** The toolbar is a single tab stop, and the arrow keys move inside it. */
export function VisualToolbar({ editor, isLinking, setIsLinking }: Props) {
	const { t } = useTexts(contentTexts);
	const bar = useRef<HTMLDivElement>(null);
	const [current, setCurrent] = useState(0);
	const state = useEditorState({
		editor,
		selector: ({ editor }) => ({
			on: TOOLS.map(({ isOn }) => isOn?.(editor)),
			can: TOOLS.map(({ isOn, run }) => isOn !== undefined || run(editor.can().chain()).run()),
			link: editor.isActive('link'),
		}),
	});
	const step = (event: KeyboardEvent) => {
		const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
		if (by === undefined) return;
		event.preventDefault();
		const count = TOOLS.length + 1;
		const next = (current + by + count) % count;
		setCurrent(next);
		bar.current?.querySelectorAll('button')[next]?.focus();
	};
	const button = (index: number, shortcut: string) => ({
		type: 'button' as const,
		className: styles.tool,
		tabIndex: index === current ? 0 : -1,
		title: readable(shortcut),
		'aria-keyshortcuts': shortcut,
		onFocus: () => setCurrent(index),
	});
	return (
		<>
			<div
				ref={bar}
				className={styles.tools}
				role="toolbar"
				aria-label={t('tool.label')}
				tabIndex={-1}
				onKeyDown={step}
			>
				{TOOLS.map(({ key, shortcut, run }, index) => (
					<button
						key={key}
						{...button(index, shortcut)}
						aria-pressed={state.on[index]}
						aria-disabled={!state.can[index] || undefined}
						onClick={() => run(editor.chain().focus()).run()}
					>
						{t(`tool.${key}`)}
					</button>
				))}
				<button
					{...button(TOOLS.length, 'Control+K')}
					aria-pressed={state.link}
					aria-expanded={isLinking}
					onClick={() => setIsLinking(!isLinking)}
				>
					{t('tool.a')}
				</button>
			</div>
			{isLinking && <LinkFields editor={editor} close={() => setIsLinking(false)} />}
		</>
	);
}
